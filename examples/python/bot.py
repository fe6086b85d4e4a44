"""A bot for Rodeo in plain Python (3.8 or later, nothing to install). It makes random choices.

    python3 bot.py http://127.0.0.1:6066 take6      opens a table against house bots and plays a match
    python3 bot.py http://127.0.0.1:6066 KTR-MBX    joins the table with this code (or id, or link)
"""
import json, random, sys, time
from urllib.parse import quote
from rodeo import Rodeo

rodeo, target = Rodeo(sys.argv[1]), sys.argv[2].rstrip("/").split("/")[-1]
rodeo.token = rodeo.request("POST", "/bots", {"name": "Longhorn"})["token"]
games = {game["game"]: game["usual_players"] for game in rodeo.request("GET", "/games")}
if target in games:
    house = ["simple"] * (games[target] - 1)
    table = rodeo.request("POST", "/tables", {"game": target, "bots": house, "start": True})["id"]
else:
    table = target if len(target) == 20 else rodeo.request("GET", "/codes/" + quote(target))["id"]
    rodeo.request("POST", f"/tables/{table}/seats", {})

def reconnect(problem):
    """Connects again with exponential back-off and jitter, so that not all clients come at the same moment."""
    wait = problem.get("retry_after_ms", 0) / 1000
    for tries in range(10):
        time.sleep(wait + random.uniform(0.5, 1) * min(12, 0.4 * 2 ** tries))
        try:
            return rodeo.connect(table)
        except (OSError, AssertionError):
            wait = 0
    sys.exit("The server does not answer.")

connection, prompt = rodeo.connect(table), None
while True:
    try:
        message, reply = connection.receive(), None
    except OSError:
        message, reply = {"type": "closing", "problem": {"code": "busy"}}, None
    if message["type"] in ("snapshot", "update"):
        if message.get("table") and message["table"]["result"]:
            print("The match is over:", json.dumps(message["table"]["result"]["outcome"]))
            break
        prompt = message.get("prompt", prompt)
        if prompt and "prompt" in message and "answer" not in prompt:
            # Random special cards of Beat the Buffalo would only do harm: play plain cards, rows and passes.
            plain = [word for word in prompt["next"] if word[0].isdigit() or word == "pass" or word.startswith("row")]
            word = random.choice(plain or prompt["next"])
            reply = {"type": "next_words", "words": word} if prompt["needs_more"] else {"type": "choose", "choice": word}
    elif message["type"] == "next_words" and prompt and message["question"] == prompt["question"]:
        reply = ({"type": "choose", "choice": message["words"]} if message["complete"] else
                {"type": "next_words", "words": message["words"] + " " + random.choice(message["next"])})
    elif message["type"] == "rejected" and "retry_after_ms" in message["problem"]:
        time.sleep(message["problem"]["retry_after_ms"] / 1000)
        reply = last
    elif message["type"] == "closing" and message["problem"]["code"] in ("shutting_down", "busy"):
        connection, prompt = reconnect(message["problem"]), None
    elif message["type"] == "closing":
        sys.exit("The server says: " + message["problem"]["message"])
    if reply and prompt:
        last = {**reply, "question": prompt["question"]}
        connection.send(last)
