// Draws the result of a match as a picture to share.
import { OUTLINES } from '../design/animals';
import { factsOf } from '../games';
import { t } from '../i18n/texts.svelte';
import type { GameKind, Outcome, Seat } from '../protocol';
import { ranking } from './ranking';

export interface ResultLine {
  name: string;
  score: number;
  /** Index of the seat, for its colour. */
  seat: number;
  wins: boolean;
}

export interface ResultPicture {
  /** Name of the game. */
  title: string;
  /** How the match ended, in a sentence. */
  headline: string;
  /** The players, best first. */
  lines: ResultLine[];
  /** Address of the site. */
  site: string;
}

/** The players, best first; a team and its opponent as two lines. */
export function linesOf(game: GameKind, outcome: Outcome, who: (seat: Seat) => string): ResultLine[] {
  if (factsOf(game).cooperative) {
    const won = outcome.winners.length > 0;
    return [
      { name: t('team'), score: outcome.scores[0] ?? 0, seat: 1, wins: won },
      { name: t('buffalo-name'), score: outcome.opponent ?? 0, seat: 0, wins: !won },
    ];
  }
  return ranking(outcome).map(({ seat }) => ({
    name: who(seat),
    score: outcome.scores[seat] ?? 0,
    seat,
    wins: outcome.winners.includes(seat),
  }));
}

/** Size that messengers show without cropping. */
export const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 64;

/** Draws the picture. The fonts of the page must be loaded. */
export async function drawResult(result: ResultPicture): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser cannot draw pictures');
  const { color, display, text } = lookOf(document.documentElement);
  leather(pen);

  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#f0a53a';
  pen.font = `34px ${display}`;
  pen.fillText('Rodeo', MARGIN, MARGIN + 34);
  pen.fillStyle = '#f0dcc0';
  pen.textAlign = 'right';
  pen.fillText(fit(pen, result.title, 560), WIDTH - MARGIN, MARGIN + 34);
  pen.textAlign = 'left';
  pen.fillStyle = '#fff3e0';
  pen.font = `${fontSize(pen, result.headline, display, WIDTH - 2 * MARGIN, 58, 34)}px ${display}`;
  pen.fillText(fit(pen, result.headline, WIDTH - 2 * MARGIN), MARGIN, MARGIN + 118);

  const [top, bottom] = [MARGIN + 152, HEIGHT - MARGIN - 34];
  const step = Math.min(84, (bottom - top) / Math.max(1, result.lines.length));
  const most = Math.max(1, ...result.lines.map(({ score }) => Math.abs(score)));
  const size = Math.round(step * 0.46);
  result.lines.forEach(({ name, score, seat, wins }, at) => {
    const middle = top + step * (at + 0.5);
    pen.fillStyle = color(seat);
    disc(pen, MARGIN + step * 0.35, middle, step * 0.35);
    bull(pen, MARGIN + step * 0.35, middle, step * 0.45);
    pen.fillStyle = wins ? '#ffd166' : '#fff3e0';
    pen.font = `${wins ? 800 : 600} ${size}px ${text}`;
    pen.textBaseline = 'middle';
    pen.fillText(fit(pen, name, 320), MARGIN + step * 0.9, middle);
    const [from, room] = [MARGIN + step * 0.9 + 340, WIDTH - 2 * MARGIN - step * 0.9 - 340 - 110];
    pen.fillStyle = 'rgb(0 0 0 / 30%)';
    bar(pen, from, middle, room, step * 0.42);
    pen.fillStyle = color(seat);
    bar(pen, from, middle, Math.max(step * 0.42, (room * Math.abs(score)) / most), step * 0.42);
    pen.fillStyle = wins ? '#ffd166' : '#fff3e0';
    pen.font = `${Math.round(step * 0.5)}px ${display}`;
    pen.textAlign = 'right';
    pen.fillText(String(score).replace('-', '−'), WIDTH - MARGIN, middle);
    pen.textAlign = 'left';
  });

  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#f0dcc0';
  pen.font = `600 24px ${text}`;
  pen.fillText(result.site, MARGIN, HEIGHT - 40);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the browser cannot write pictures'))), 'image/png'),
  );
}

type Pen = CanvasRenderingContext2D;

/** Colours of seats and fonts, as the page has them. */
function lookOf(root: HTMLElement): { color: (seat: number) => string; display: string; text: string } {
  const style = getComputedStyle(root);
  const value = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise;
  return {
    color: (seat) => value(`--seat-${(seat % 10) + 1}`, '#e8663f'),
    display: value('--display-font', 'serif'),
    text: value('--text-font', 'sans-serif'),
  };
}

function leather(pen: Pen): void {
  const ground = pen.createLinearGradient(0, 0, WIDTH * 0.5, HEIGHT);
  ground.addColorStop(0, '#6b3f24');
  ground.addColorStop(0.55, '#4a2a18');
  ground.addColorStop(1, '#38200f');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = 'rgb(233 182 88 / 60%)';
  pen.lineWidth = 4;
  pen.setLineDash([14, 10]);
  pen.beginPath();
  pen.roundRect(18, 18, WIDTH - 36, HEIGHT - 36, 28);
  pen.stroke();
  pen.setLineDash([]);
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** The head of a bull, centred, in a box of this size. */
function bull(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 20, size / 20);
  pen.fillStyle = '#fffdf8';
  pen.fill(new Path2D(OUTLINES.bull), 'evenodd');
  pen.restore();
}

function bar(pen: Pen, x: number, middle: number, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(x, middle - height / 2, width, height, height / 2);
  pen.fill();
}

/** The largest size between two limits at which the text fits. */
function fontSize(pen: Pen, text: string, font: string, width: number, largest: number, smallest: number): number {
  pen.font = `${largest}px ${font}`;
  const wide = pen.measureText(text).width;
  return Math.max(smallest, Math.min(largest, Math.floor((largest * width) / Math.max(1, wide))));
}

/** The text, shortened with an ellipsis if it is too wide. */
function fit(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
