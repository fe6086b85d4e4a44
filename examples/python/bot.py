"""A bot for Rodeo in plain Python (3.8 or later, nothing to install). It takes any choice that it is offered.

    python3 bot.py http://127.0.0.1:6066 take6      opens a table against bots of the house and plays a match
    python3 bot.py http://127.0.0.1:6066 KTR-MBX    sits down at the table with this code (or id, or link)
"""
import base64, json, os, random, socket, ssl, sys, time, urllib.parse, urllib.request

server, where = urllib.parse.urlsplit(sys.argv[1]), sys.argv[2].rstrip("/").split("/")[-1]
token = None

def request(method, path, body=None):
    headers = {"Content-Type": "application/json", **({"Authorization": "Bearer " + token} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    url = urllib.parse.urlunsplit((server.scheme, server.netloc, "/api/v1" + path, "", ""))
    with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method)) as answer:
        return json.load(answer)

class WebSocket:
    """As much of RFC 6455 as this protocol needs."""
    def __init__(self, path):
        secure = server.scheme == "https"
        self.socket = socket.create_connection((server.hostname, server.port or (443 if secure else 80)))
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=server.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /api/v1{path} HTTP/1.1\r\nHost: {server.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n").encode())
        head = b"".join(iter(self.file.readline, b"\r\n"))
        assert b" 101 " in head.splitlines()[0], head

    def send(self, data, kind=1):
        data = data if kind != 1 else json.dumps(data).encode()
        length = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        mask = os.urandom(4)
        self.socket.sendall(bytes([128 | kind]) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        while True:
            kind, length = self.file.read(2)
            if length > 125:
                length = int.from_bytes(self.file.read(2 if length == 126 else 8), "big")
            data = self.file.read(length)
            if kind & 15 == 1:
                return json.loads(data)
            if kind & 15 == 9:
                self.send(data, kind=10)

me = request("POST", "/bots", {"name": "Longhorn"})
token = me["token"]
games = {game["game"]: game["usual_players"] for game in request("GET", "/games")}
if where in games:
    house = ["simple"] * (games[where] - 1)
    table = request("POST", "/tables", {"game": where, "bots": house, "start": True})["id"]
else:
    table = where if len(where) == 20 else request("GET", "/codes/" + urllib.parse.quote(where))["id"]
    request("POST", f"/tables/{table}/seats", {})

line, ask = WebSocket(f"/tables/{table}/ws"), None
while True:
    message, said = line.receive(), None
    if message["type"] in ("snapshot", "update"):
        if message.get("table") and message["table"]["ended"]:
            print("The match is over:", json.dumps(message["table"]["ended"]["outcome"]))
            break
        ask = message.get("ask", ask)
        if ask and "ask" in message and "answer" not in ask:
            # Specials of Beat the Buffalo are for bots that know what they do.
            calm = [word for word in ask["next"] if word[0].isdigit() or word == "pass" or word.startswith("row")]
            word = random.choice(calm or ask["next"])
            said = {"type": "options", "words": word} if ask["more"] else {"type": "choose", "choice": word}
    elif message["type"] == "options" and ask and message["question"] == ask["question"]:
        said = ({"type": "choose", "choice": message["words"]} if message["whole"] else
                {"type": "options", "words": message["words"] + " " + random.choice(message["next"])})
    elif message["type"] == "refused" and "retry_after_ms" in message["problem"]:
        time.sleep(message["problem"]["retry_after_ms"] / 1000)
        said = last
    elif message["type"] == "bye":
        sys.exit("The server says: " + message["problem"]["message"])
    if said and ask:
        last = {**said, "question": ask["question"]}
        line.send(last)
