// As much of a page as our scripts need to be tried out without a browser: elements from markup, selectors, focus, dialogs.
const VOID = new Set(["IMG", "INPUT", "BR"]);
const SVG = new Set(["SVG", "G", "PATH", "CIRCLE", "TEXT"]);

/** One of the selectors of a list, taken to pieces. */
const COMPOUND = /^(?:[\w-]+|\*)|#[\w-]+|\.[\w-]+|\[[\w-]+(?:=(?:"[^"]*"|[\w-]+))?\]|:(?:not|is|has)\((?:[^()]|\([^()]*\))*\)|:[\w-]+/g;

function fits(el, compound) {
  const parts = compound.match(COMPOUND) ?? [];
  if (parts.join("") !== compound) throw new Error(`the small page does not know the selector ${compound}`);
  return parts.every((part) => {
    const inside = part.slice(part.indexOf("(") + 1, -1);
    if (part === "*") return true;
    if (part[0] === "#") return el.id === part.slice(1);
    if (part[0] === ".") return el.classList.contains(part.slice(1));
    if (part[0] === "[") {
      const [, name, quoted, plain] = part.match(/^\[([\w-]+)(?:=(?:"([^"]*)"|([\w-]+)))?\]$/);
      const wanted = quoted ?? plain;
      return wanted === undefined ? el.hasAttribute(name) : el.getAttribute(name) === wanted;
    }
    if (part.startsWith(":not(")) return !el.matches(inside);
    if (part.startsWith(":is(")) return el.matches(inside);
    if (part.startsWith(":has(")) return el.querySelector(inside) !== null;
    if (part === ":modal") return el.modal === true;
    if (part[0] === ":") throw new Error(`the small page does not know ${part}`);
    return el.tagName === part.toUpperCase();
  });
}

/** Commas and spaces outside of brackets. */
const apart = (text, sign) => text.split(new RegExp(`${sign}(?![^(]*\\))(?![^\\[]*\\])`)).map((part) => part.trim()).filter(Boolean);

function selects(el, selector) {
  const steps = apart(selector, "\\s+");
  const last = steps.pop();
  if (!fits(el, last)) return false;
  const child = steps.at(-1) === ">";
  if (child) steps.pop();
  if (steps.length === 0) return true;
  const above = steps.join(" ");
  for (let up = el.parentElement; up; up = up.parentElement) {
    if (selects(up, above)) return true;
    if (child) return false;
  }
  return false;
}

export class Text {
  nodeType = 3;
  constructor(text) {
    this.textContent = text;
  }
}

/** What hears of events. */
class Target {
  listeners = new Map();
  addEventListener(type, listener) {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }
  dispatchEvent(event) {
    for (const listener of this.listeners.get(event.type) ?? []) listener(event);
  }
}

export class Element extends Target {
  nodeType = 1;
  childNodes = [];
  parentElement = null;
  attributes = new Map();
  scrollTop = 0;
  /** What was animated, for whoever asks. */
  animations = [];

  constructor(tagName) {
    super();
    this.tagName = tagName;
    const attributes = this.attributes;
    this.classList = {
      contains: (name) => this.className.split(" ").includes(name),
      toggle: (name, on = !this.classList.contains(name)) => {
        const others = this.className.split(" ").filter((other) => other && other !== name);
        this.className = (on ? [...others, name] : others).join(" ");
      },
      add: (name) => this.classList.toggle(name, true),
      remove: (name) => this.classList.toggle(name, false),
    };
    const key = (name) => `data-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
    this.dataset = new Proxy({}, {
      get: (_, name) => attributes.get(key(name)),
      set: (_, name, value) => Boolean(attributes.set(key(name), String(value))),
      has: (_, name) => attributes.has(key(name)),
      deleteProperty: (_, name) => attributes.delete(key(name)) || true,
    });
  }

  getAttribute = (name) => this.attributes.get(name) ?? null;
  hasAttribute = (name) => this.attributes.has(name);
  setAttribute = (name, value) => void this.attributes.set(name, String(value));
  removeAttribute = (name) => void this.attributes.delete(name);
  toggleAttribute = (name, on = !this.hasAttribute(name)) => (on ? this.setAttribute(name, "") : this.removeAttribute(name));

  get parentNode() { return this.parentElement; }
  get children() { return this.childNodes.filter((node) => node.nodeType === 1); }
  get firstChild() { return this.childNodes[0] ?? null; }
  get firstElementChild() { return this.children[0] ?? null; }
  get lastElementChild() { return this.children.at(-1) ?? null; }
  get textContent() { return this.childNodes.map((node) => node.textContent).join(""); }
  set textContent(text) { this.replaceChildren(...(text ? [new Text(text)] : [])); }
  set innerHTML(html) { this.replaceChildren(...parse(html)); }
  get content() { return this; }
  cloneNode() {
    const copy = new Element(this.tagName);
    for (const [name, value] of this.attributes) copy.setAttribute(name, value);
    copy.replaceChildren(...this.childNodes.map((node) => (node.nodeType === 1 ? node.cloneNode() : new Text(node.textContent))));
    return copy;
  }

  closest(selector) { return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null); }
  matches(selector) { return apart(selector, ",").some((one) => selects(this, one)); }
  contains(el) { return el === this || this.children.some((child) => child.contains(el)); }
  querySelectorAll(selector) { return this.children.flatMap((child) => [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]); }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }

  put(nodes, at) {
    for (const node of nodes) if (node.nodeType === 1) node.remove();
    this.childNodes.splice(at, 0, ...nodes);
    for (const node of nodes) node.parentElement = this;
  }
  append(...nodes) { this.put(nodes, this.childNodes.length); }
  appendChild(node) { this.append(node); }
  prepend(...nodes) { this.put(nodes, 0); }
  before(...nodes) { this.parentElement.put(nodes, this.parentElement.childNodes.indexOf(this)); }
  replaceChildren(...nodes) {
    for (const child of this.children) child.remove();
    this.childNodes = [];
    this.append(...nodes);
  }
  replaceWith(node) {
    this.before(node);
    this.remove();
  }
  remove() {
    if (!this.parentElement) return;
    // Whatever had the focus in here has it no longer.
    if (this.contains(document.activeElement)) document.activeElement = document.body;
    const among = this.parentElement.childNodes;
    among.splice(among.indexOf(this), 1);
    this.parentElement = null;
  }

  focus() { document.activeElement = this; }
  scrollTo() {}
  scrollIntoView() {}
  animate(frames, timing) {
    const animation = { frames, timing, cancelled: false, finished: Promise.resolve(), cancel() { this.cancelled = true; } };
    this.animations.push(animation);
    return animation;
  }
}

/** Attributes that can be read and set by name. */
for (const [name, attribute] of [["id", "id"], ["className", "class"], ["value", "value"], ["title", "title"]]) {
  Object.defineProperty(Element.prototype, name, {
    get() { return this.getAttribute(attribute) ?? ""; },
    set(value) { this.setAttribute(attribute, value); },
  });
}
for (const name of ["hidden", "open"]) {
  Object.defineProperty(Element.prototype, name, {
    get() { return this.hasAttribute(name); },
    set(on) { this.toggleAttribute(name, Boolean(on)); },
  });
}

class HTMLElement extends Element {
  click() { fire(this, "click"); }
}
class HTMLDetailsElement extends HTMLElement {}
class HTMLInputElement extends HTMLElement {}
class HTMLSelectElement extends HTMLElement {}
class HTMLButtonElement extends HTMLElement {}
class HTMLDialogElement extends HTMLElement {
  modal = false;
  show() { this.open = true; }
  showModal() {
    this.open = this.modal = true;
    this.querySelector("[autofocus]")?.focus();
  }
  close() {
    if (!this.open) return;
    this.open = this.modal = false;
    queueMicrotask(() => this.dispatchEvent({ type: "close", target: this }));
  }
}
class SVGElement extends Element {}
class SVGSVGElement extends SVGElement {}

const KINDS = { BUTTON: HTMLButtonElement, DETAILS: HTMLDetailsElement, DIALOG: HTMLDialogElement, INPUT: HTMLInputElement, SELECT: HTMLSelectElement, SVG: SVGSVGElement };

function create(tag) {
  const name = tag.toUpperCase();
  return new (KINDS[name] ?? (SVG.has(name) ? SVGElement : HTMLElement))(name);
}

/** The elements and texts of well-formed markup. */
export function parse(html) {
  const root = new Element("ROOT");
  let at = root;
  for (const [token, end, tag, attributes] of html.matchAll(/<(\/?)([\w-]+)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*>|[^<]+/g)) {
    if (!tag) at.childNodes.push(Object.assign(new Text(token), { parentElement: at }));
    else if (end) at = at.parentElement;
    else {
      const el = create(tag);
      for (const [, name, double, single] of attributes.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)) el.setAttribute(name, double ?? single ?? "");
      el.parentElement = at;
      at.childNodes.push(el);
      if (!VOID.has(el.tagName)) at = el;
    }
  }
  return root.childNodes;
}

/** Something happens to an element: whoever listens there hears it, then whoever listens to the page. */
export function fire(el, type, more = {}) {
  const event = { type, target: el, preventDefault() {}, stopPropagation() {}, ...more };
  el.dispatchEvent(event);
  document.dispatchEvent(event);
}

/** Puts a page with this body in front of the modules that are read from now on. */
export function page(body) {
  const root = new Element("HTML");
  const document = Object.assign(new Target(), {
    body: create("body"),
    documentElement: root,
    activeElement: null,
    hidden: false,
    title: "",
    createElement: create,
    createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => create(tag),
    getElementById: (id) => root.querySelector(`#${id}`),
    querySelector: (selector) => root.querySelector(selector),
    querySelectorAll: (selector) => root.querySelectorAll(selector),
  });
  const kept = new Map();
  const localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, String(value)), removeItem: (key) => kept.delete(key) };
  const location = { reloaded: 0, reload: () => void location.reloaded++ };
  Object.assign(globalThis, { document, localStorage, location, window: globalThis, matchMedia: () => ({ matches: false }), CSS: { escape: (text) => text } });
  Object.assign(globalThis, { Element, HTMLElement, HTMLDetailsElement, HTMLInputElement, HTMLSelectElement, HTMLButtonElement, HTMLDialogElement, SVGElement, SVGSVGElement });
  root.append(document.body);
  document.activeElement = document.body;
  document.body.innerHTML = body;
}
