"use strict";
// Shows the lobby, a table or a match, as the address says. All text comes in as text, never as markup.

const at = (id) => document.getElementById(id);
const titles = { take6: "Take 6", buffalo: "Beat the Buffalo", take_that: "Take That", bull_party: "Bull Party" };
const phases = { open: "waits for players", playing: "is being played", paused: "has a break", over: "is over" };

async function ask(path) {
  const response = await fetch("/api/v1" + path);
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

function show(title, lead, rows, note = "") {
  at("title").textContent = title;
  at("lead").textContent = lead;
  at("note").textContent = note;
  at("list").replaceChildren(...rows.map(([left, right, link, file]) => {
    const row = document.createElement("li");
    const name = document.createElement(link ? "a" : "span");
    name.textContent = left;
    if (link) name.href = link;
    if (file) name.download = "";
    const side = document.createElement("span");
    side.className = "soft";
    side.textContent = right;
    row.append(name, side);
    return row;
  }));
}

const who = (seat) => seat.kind === "empty" ? "a free seat"
  : seat.kind === "house" ? `${seat.name} (bot, ${seat.level})` : seat.name + (seat.bot ? " (bot)" : "");

async function lobby() {
  const tables = await ask("/tables");
  const free = (table) => table.seats.filter((seat) => seat.kind === "empty").length;
  show(at("title").textContent, at("lead").textContent, tables.map((table) => [
    `${titles[table.rules.game]} · ${table.code}`,
    `${phases[table.phase]}, ${free(table)} of ${table.seats.length} seats free`, `/t/${table.id}`,
  ]), tables.length ? "" : "No public table is open now.");
}

async function table(id) {
  const card = await ask("/tables/" + id);
  show(`A table of ${titles[card.rules.game]}`, `It ${phases[card.phase]}. Its code is ${card.code}.`,
    card.seats.map((seat, number) => [who(seat), `seat ${number + 1}`]),
    `Sit down with POST /api/v1/tables/${id}/seats, or connect to /api/v1/tables/${id}/ws.`);
}

async function match(id) {
  const card = await ask("/matches/" + id);
  const wins = (number) => card.outcome.winners.includes(number) ? " · won" : "";
  const base = `/api/v1/matches/${id}`;
  show(`A match of ${titles[card.rules.game]}`,
    `${new Date(card.ended_ms).toLocaleString()}, ${card.steps} steps. Commitment ${card.commitment}.`,
    [...card.seats.map((seat, number) => [who(seat), `${card.outcome.scores[number]}${wins(number)}`]),
      ["The record, for programs", "JSON", `${base}/record`, true],
      ["The record, for people", "text", `${base}/record?form=text`, true],
      ["The end, with all cards open", "JSON", `${base}/steps/${card.steps}`]],
    "rodeo verify checks a record that you have downloaded.");
}

async function main() {
  for (const origin of document.querySelectorAll(".origin")) origin.textContent = location.origin;
  const [, kind, id] = location.pathname.split("/");
  const page = kind === "t" ? table : kind === "m" ? match : lobby;
  try {
    await page(encodeURIComponent(id ?? ""));
  } catch (error) {
    show("Not here", error.message, [["To the public tables", "", "/"]]);
  }
  const health = await ask("/health");
  at("health").textContent = `Rodeo ${health.version}, protocol ${health.protocol}, ${health.tables} tables.`;
}

main().catch(() => { at("note").textContent = "The server does not answer."; });
