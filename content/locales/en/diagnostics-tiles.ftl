# What can be wrong with a tile drawing. One message per code: the finding, `.label` at the place, `.help`.

diagnostic-c0601 = this drawing cannot be read as SVG
    .label = { $reason }
    .help = Open the file in a drawing program and save it as plain SVG.

diagnostic-c0602 = this drawing is too large: { $size } kB, at most { $limit } kB
    .label = too large for a tile
    .help = Simplify paths, reuse shapes with "use", and remove embedded pictures.

diagnostic-c0603 = groups are nested too deeply
    .label = more than { $limit } levels
    .help = Ungroup some of the drawing.

diagnostic-c0604 = a drawing must not declare a document type or entities
    .label = remove this declaration
    .help = Save as plain SVG to remove it.

diagnostic-c0605 = the element "{ $element }" is not allowed in a drawing
    .label = remove this element
    .help = Drawings are shapes, gradients, patterns and filters. Turn text into paths, and redraw pictures as shapes.

diagnostic-c0606 = the attribute "{ $attribute }" is not allowed in a drawing
    .label = drawings must not run code
    .help = Remove the attribute.

diagnostic-c0607 = a drawing must not link to anything outside itself
    .label = this is not part of the drawing: { $reference }
    .help = Only references to ids of the same file are allowed, such as "#grain" or "url(#light)".

diagnostic-c0608 = "use" in this drawing repeats without end
    .label = this "use" refers to itself, or to far too many shapes
    .help = Let "use" point to plain shapes.

diagnostic-c0609 = the attribute "{ $attribute }" is unknown and is ignored
    .label = ignored
    .help = Remove it, or use "style".

diagnostic-c0610 = the drawing must be 1000 by 1000
    .label = must be viewBox="0 0 1000 1000"
    .help = In Inkscape set page size and scale so that one page is 1000 user units wide and high.

diagnostic-c0611 = the drawing needs a number for its side and for its back
    .label = { $attribute } must be a number from 1 to 99, and the two must differ
    .help = Write for example data-side="5" data-flip="6" on the svg element.

diagnostic-c0612 = the drawing needs a name
    .label = lower-case letters, digits and hyphens, such as data-name="guard-room"
    .help = Chapters call the room by this name; what players read is in the locale files.

diagnostic-c0613 = neither orange nor blue
    .label = write orange or blue here
    .help = Sides use data-color="orange", exits class="orange". An exit may differ from its side.

diagnostic-c0614 = the layer "{ $layer }" is missing
    .label = no group at the top of this drawing has that id or label
    .help = In Inkscape add a layer of that name; layers inside layers do not count.

diagnostic-c0615 = the layer "{ $layer }" is unknown
    .label = shown as part of the picture, without meaning for the rules
    .help = The layers are { $known }.

diagnostic-c0616 = "{ $element }" cannot be an outline
    .label = not a shape the rules can use
    .help = Use paths, rectangles, ellipses or polygons here; in Inkscape: Path, Object to Path. Mark mere decoration with class="ornament".

diagnostic-c0617 = these numbers cannot be read
    .label = { $attribute } is damaged, or uses units other than px
    .help = Draw the shape again, or convert it to a path.

diagnostic-c0618 = this shape is far outside the tile
    .label = more than 500 units beyond the edge
    .help = Check its transform; rule layers hold only what is on the tile.

diagnostic-c0619 = these outlines have too many corners
    .label = at most { $limit }
    .help = Simplify the path; in Inkscape: Path, Simplify.

diagnostic-c0620 = no spaces are drawn
    .label = this layer has no shapes
    .help = Draw one closed outline per space.

diagnostic-c0621 = too many spaces: { $count }
    .label = at most { $limit }; this is the first one too many
    .help = Merge small spaces.

diagnostic-c0622 = a space without a valid name
    .label = "{ $name }" is not valid
    .help = Give it an id or an Inkscape label of lower-case letters, digits and hyphens, such as "k12" or "counter".

diagnostic-c0623 = two spaces are called "{ $name }"
    .label = the second one
    .first = the first one
    .help = Rename one of them.

diagnostic-c0624 = unknown class "{ $class }"
    .label = unknown
    .help = Use { $known }.

diagnostic-c0625 = the outline of "{ $name }" encloses no area
    .label = must be a single closed ring
    .help = Close the path, and keep one piece per space.

diagnostic-c0626 = the spaces "{ $a }" and "{ $b }" overlap
    .label = lies partly on "{ $a }"
    .other = "{ $a }"
    .help = Leave a gap of about ten units between spaces.

diagnostic-c0627 = the centre of "{ $name }" is not inside it
    .label = figures would stand beside their space, and sight would start there
    .help = Set data-at="x,y" to a point inside the outline.

diagnostic-c0628 = "{ $value }" is not a value for { $attribute }
    .label = unreadable
    .help = data-capacity is a number from 1 to 99, data-at two numbers such as "480,320".

diagnostic-c0629 = "{ $name }" is water and has a trap mark
    .label = a mousetrap cannot stand in water
    .help = Choose one of the two classes.

diagnostic-c0630 = more than one flip space
    .label = "{ $name }" would be the second
    .help = A side has one flip space, of one kind.

diagnostic-c0631 = this side has no flip space
    .label = this tile cannot be flipped
    .help = Add the class flip, flip-hook or flip-gear to one space, unless the story never needs it.

diagnostic-c0632 = more than one start space
    .label = "{ $name }" would be the second
    .help = A side has one start space.

diagnostic-c0633 = this side has no entry space
    .label = minions have no way in
    .help = Add the class entry to three or four spaces.

diagnostic-c0634 = no mouse can reach "{ $name }"
    .label = not connected to a start, flip or exit space
    .help = Bring the outlines within 16 units of each other, add a yellow line, or write data-joins.

diagnostic-c0635 = mice reach "{ $name }" only with help
    .label = behind red lines on all sides
    .help = If this is intended, give the space the class aloft; otherwise add a yellow line.

diagnostic-c0636 = a wall stands in part of the gap between "{ $a }" and "{ $b }"
    .label = taken as neighbours, because some of the gap is open
    .other = "{ $a }"
    .help = Say what you mean with data-joins or data-parts.

diagnostic-c0640 = unknown space "{ $name }"
    .label = { $suggestion ->
        [none] unknown
       *[other] did you mean "{ $suggestion }"?
    }
    .help = Use the ids or labels of the layer "spaces".

diagnostic-c0641 = a pair needs two different spaces
    .label = name at least two, each once
    .help = data-between="counter k1 k2" holds between the counter and each of the others.

diagnostic-c0642 = a yellow line needs its arrow
    .label = data-to names where the arrow points: one of "{ $between }"
    .help = With the arrow a step costs 1, against it 3. If data-to is the first space, all arrows point there; otherwise they point away from it.

diagnostic-c0643 = "{ $a }" and "{ $b }" are defined twice in different ways
    .label = contradicts the first definition
    .first = first defined here
    .help = Keep one line or one override per pair.

diagnostic-c0650 = the exit has no edge
    .label = write data-edge="n", "e", "s" or "w"
    .help = North is the top of the drawing.

diagnostic-c0651 = this exit is not at the middle of its { $edge } edge
    .label = neighbouring tiles would not meet it
    .help = Draw the stroke along the edge, its middle near 500, or correct data-edge.

diagnostic-c0652 = the { $edge } exit touches no space
    .label = no outline within { $reach } units
    .help = Bring spaces nearer, or write data-spaces.

diagnostic-c0653 = two exits on the { $edge } edge
    .label = the second one
    .help = An edge has one exit at most.

diagnostic-c0654 = the { $edge } exit leaves out the space nearest to it
    .label = "{ $name }" is nearer than those named
    .help = Add it to data-spaces, or remove data-spaces and let the drawing decide.

diagnostic-c0660 = a current must run from water to water
    .label = "{ $name }" is not water
    .help = Add the class water, or move the arrow.

diagnostic-c0661 = "{ $from }" and "{ $to }" are not adjacent
    .label = a current goes from space to adjacent space
    .help = Let each arrow lead to the next space.

diagnostic-c0662 = this current does not start or end in a space
    .label = neither named nor drawn
    .help = Draw the arrow as an open path from space to space or over the edge of the tile, or write data-from and data-to; "off" leads off the tile.
