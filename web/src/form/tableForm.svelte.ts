// State of the form that opens a table or changes its settings.
import { GAME_KINDS, gameOf, isKnownGame } from '../games';
import type { SettingsPatch, GameInfo, GameKind, HintMode, OpenTable, TableSettings, Visibility } from '../protocol';
import { isExperiment, optionString, changedValues, type Values } from './options';

const CLOCKS = [0, 10, 20, 30, 60, 120];

export class TableForm {
  players = $state(4);
  /** Seconds for each decision; 0 for no clock. */
  clock = $state(0);
  visibility = $state<Visibility>('private');
  spectators = $state(true);
  showSeen = $state(true);
  hints = $state<HintMode>('off');
  values = $state<Values>({});
  /** The games to choose from: those that this client knows. */
  readonly games: GameInfo[];
  /** The clocks to choose from, with the one that is set now. */
  readonly clocks: number[];
  private kind = $state<GameKind>(GAME_KINDS[0]!);

  /** A form for a new table, or for one with the settings `present`. */
  constructor(
    games: GameInfo[],
    first: string | null,
    private readonly present: TableSettings | null = null,
  ) {
    this.games = games.filter(({ game }) => isKnownGame(game));
    if (present) this.fill(present);
    else this.choose(games.find(({ game }) => game === first)?.game ?? GAME_KINDS[0]!);
    this.clocks = [...new Set([...CLOCKS, this.clock])].sort((a, b) => a - b);
  }

  get game(): GameInfo | undefined {
    return this.games.find(({ game }) => game === this.kind);
  }

  get usual(): GameInfo['options'] {
    return this.relevant.filter(({ name }) => !isExperiment(this.kind, name));
  }

  get experiments(): GameInfo['options'] {
    return this.relevant.filter(({ name }) => isExperiment(this.kind, name));
  }

  /** Sets an option, and with it the options that the value needs or that need another value. */
  set(option: string, value: string | undefined): void {
    this.values[option] = value;
    for (const link of gameOf(this.kind).optionNeeds ?? []) {
      if (link.option === option && link.value === value) {
        for (const [other, needed] of Object.entries(link.needs)) if (this.values[other] !== needed) this.set(other, needed);
      }
      const needed = link.needs[option];
      if (needed !== undefined && needed !== value && this.values[link.option] === link.value) this.set(link.option, undefined);
    }
  }

  choose(kind: GameKind): void {
    this.kind = kind;
    this.values = {};
    if (!this.game) return;
    const { min_players, max_players, usual_players } = this.game;
    // An existing table keeps its number of players if the game allows it.
    this.players = this.present ? Math.min(Math.max(this.players, min_players), max_players) : usual_players;
  }

  get opening(): OpenTable {
    const { players, clock, visibility, spectators, showSeen, hints } = this;
    const { options, kind: game } = this;
    return { game, players, options, clock: clock || null, visibility, spectators, show_seen: showSeen, hints };
  }

  /** Unchanged options are omitted: the server adapts them to the number of players. */
  get change(): SettingsPatch {
    const { players, clock, visibility, spectators, showSeen, hints } = this;
    const change: SettingsPatch = { players, clock, visibility, spectators, show_seen: showSeen, hints };
    if (this.kind !== this.present?.rules.game) return { ...change, game: this.kind, options: this.options };
    const before = optionString(this.game?.options ?? [], changedValues(this.present.rules, this.game?.options ?? []));
    return this.options === before ? change : { ...change, options: this.options };
  }

  /** The options that have an effect; others are hidden and not sent. */
  private get relevant(): GameInfo['options'] {
    const { isRelevant } = gameOf(this.kind);
    return (this.game?.options ?? []).filter(({ name }) => isRelevant?.(name, this.values, this.players) ?? true);
  }

  private get options(): string {
    return optionString(this.relevant, this.values);
  }

  private fill({ rules, clock, visibility, spectators, show_seen, hints }: TableSettings): void {
    this.kind = rules.game;
    this.players = rules.players;
    this.values = changedValues(rules, this.game?.options ?? []);
    this.clock = clock ?? 0;
    this.visibility = visibility;
    this.spectators = spectators;
    this.showSeen = show_seen;
    this.hints = hints ?? 'off';
  }
}
