"""A bot for Rodeo in plain Python (3.8 or later, nothing to install). It takes any choice that it is offered.

    python3 bot.py http://127.0.0.1:6066 take6      opens a table against bots of the house and plays a match
    python3 bot.py http://127.0.0.1:6066 KTR-MBX    sits down at the table with this code (or id, or link)
"""
import json, random, sys, time
from urllib.parse import quote
from rodeo import Rodeo

rodeo, where = Rodeo(sys.argv[1]), sys.argv[2].rstrip("/").split("/")[-1]
rodeo.token = rodeo.request("POST", "/bots", {"name": "Longhorn"})["token"]
games = {game["game"]: game["usual_players"] for game in rodeo.request("GET", "/games")}
if where in games:
    house = ["simple"] * (games[where] - 1)
    table = rodeo.request("POST", "/tables", {"game": where, "bots": house, "start": True})["id"]
else:
    table = where if len(where) == 20 else rodeo.request("GET", "/codes/" + quote(where))["id"]
    rodeo.request("POST", f"/tables/{table}/seats", {})

line, prompt = rodeo.connect(table), None
while True:
    message, said = line.receive(), None
    if message["type"] in ("snapshot", "update"):
        if message.get("table") and message["table"]["result"]:
            print("The match is over:", json.dumps(message["table"]["result"]["outcome"]))
            break
        prompt = message.get("prompt", prompt)
        if prompt and "prompt" in message and "answer" not in prompt:
            # Specials of Beat the Buffalo are for bots that know what they do.
            calm = [word for word in prompt["next"] if word[0].isdigit() or word == "pass" or word.startswith("row")]
            word = random.choice(calm or prompt["next"])
            said = {"type": "next_words", "words": word} if prompt["needs_more"] else {"type": "choose", "choice": word}
    elif message["type"] == "next_words" and prompt and message["question"] == prompt["question"]:
        said = ({"type": "choose", "choice": message["words"]} if message["complete"] else
                {"type": "next_words", "words": message["words"] + " " + random.choice(message["next"])})
    elif message["type"] == "rejected" and "retry_after_ms" in message["problem"]:
        time.sleep(message["problem"]["retry_after_ms"] / 1000)
        said = last
    elif message["type"] == "closing":
        sys.exit("The server says: " + message["problem"]["message"])
    if said and prompt:
        last = {**said, "question": prompt["question"]}
        line.send(last)
