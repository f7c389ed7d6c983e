#!/usr/bin/env python3
"""A player for Barksburg, in Python and nothing but its standard library. docs/protocol.md says what is spoken.

Plays whole games:      player.py --program path/to/barksburg --chapter rats-in-the-kitchen --games 3
Plays a seat of a table: player.py --table http://127.0.0.1:7777/t/ID --token SEAT.SECRET
"""
import argparse
import json
import random
import subprocess
import urllib.error
import urllib.parse
import urllib.request

# What to do first, by the first word of a choice; whatever is not named here comes last but one, and ending the turn last.
EAGER = ["battle", "use", "search", "level-up", "climb-out", "stand-up", "recover", "explore", "move", "scurry", "keep"]


def pick(decision, dice):
    """The choice of a player who likes to fight and to move on, and who is moody enough never to get stuck."""
    choices = [offer["choice"] for offer in decision["offers"]]
    if dice.random() < 0.3:
        return dice.choice(choices)
    rank = {verb: at for at, verb in enumerate(EAGER)} | {"end-turn": 99, "share": 98, "equip": 98}
    best = min(rank.get(choice.split()[0], 50) for choice in choices)
    return dice.choice([choice for choice in choices if rank.get(choice.split()[0], 50) == best])


def play_games(options, dice):
    """Games over standard input and output: a line of JSON in, a line of JSON out."""
    command = [options.program, "bot-protocol"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as program:
        def ask(request):
            program.stdin.write(json.dumps(request) + "\n")
            program.stdin.flush()
            answer = json.loads(program.stdout.readline())
            if answer["type"] == "error":
                raise SystemExit(f"{answer['code']}: {answer['message']}")
            return answer

        for game in range(options.games):
            answer = ask({"do": "new", "chapter": options.chapter, "seed": f"{options.seed} {game}"})
            while answer["decision"]:
                answer = ask({"do": "choose", "choice": pick(answer["decision"], dice)})
            print(f"game {game + 1}: {answer['outcome']} after {answer['choices']} choices", flush=True)
        ask({"do": "end"})


def play_seat(options, dice):
    """A seat at a served table: its stream tells what happens, choices are posted."""
    table = urllib.parse.urlsplit(options.table).path.rsplit("/", 1)[-1]
    headers = {"Cookie": f"seat-{table}={options.token}", "Accept": "application/json"}
    stream = urllib.request.urlopen(urllib.request.Request(f"{options.table}/events?format=json", headers=headers))
    for line in stream:
        if not line.startswith(b"data: "):
            continue
        news = json.loads(line[6:])
        if news["outcome"]:
            return print(f"the chapter is over: {news['outcome']}", flush=True)
        if news["mine"]:
            fields = {"seq": news["seq"], "choice": pick(news["decision"], dice)}
            body = urllib.parse.urlencode(fields).encode()
            try:
                urllib.request.urlopen(urllib.request.Request(f"{options.table}/choose", body, headers)).close()
            except urllib.error.HTTPError as late:
                print(f"{fields['choice']}: {late.code}", flush=True)  # The table has moved on; the stream says how.


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("--program", default="barksburg")
parser.add_argument("--chapter", default="rats-in-the-kitchen")
parser.add_argument("--seed", default="python")
parser.add_argument("--games", type=int, default=1)
parser.add_argument("--table")
parser.add_argument("--token", default="")
arguments = parser.parse_args()
(play_seat if arguments.table else play_games)(arguments, random.Random(arguments.seed))
