// Summaries of reviews in this browser, so that the statistics analyze a match once.
import type { ReviewSummary } from './summary';

/** Most summaries that are kept, each about a kilobyte; the oldest are deleted. */
export const MAX_SUMMARIES = 5000;

export interface SummaryStore {
  all(): Promise<ReviewSummary[]>;
  /** Keeps a summary and replaces an older one of the same match and seat. A full disk is no error. */
  put(summary: ReviewSummary): Promise<void>;
}

interface Kept {
  /** Match and seat: in another browser profile the same person may have another seat. */
  key: string;
  at: number;
  summary: ReviewSummary;
}

/** The key of a match and a seat. */
export function summaryKey({ match, seat }: Pick<ReviewSummary, 'match' | 'seat'>): string {
  return `${match} ${seat}`;
}

/** Opens the store. If this browser stores nothing, summaries last as long as the page. */
export async function openSummaries(most = MAX_SUMMARIES): Promise<SummaryStore> {
  try {
    const opening = indexedDB.open('rodeo-statistics', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('summaries', { keyPath: 'key' }).createIndex('at', 'at');
    };
    const db = await result(opening);
    // Another page may have a newer version of the client.
    db.onversionchange = () => db.close();
    return new Database(db, most);
  } catch {
    return new Memory();
  }
}

class Database implements SummaryStore {
  constructor(
    private readonly db: IDBDatabase,
    private readonly most: number,
  ) {}

  async all(): Promise<ReviewSummary[]> {
    try {
      return (await result<Kept[]>(this.summaries('readonly').getAll())).map(({ summary }) => summary);
    } catch {
      return [];
    }
  }

  async put(summary: ReviewSummary): Promise<void> {
    try {
      await result(this.summaries('readwrite').put({ key: summaryKey(summary), at: Date.now(), summary } satisfies Kept));
      const count = await result(this.summaries('readonly').count());
      if (count <= this.most) return;
      const keys = await result(
        this.summaries('readonly')
          .index('at')
          .getAllKeys(null, count - this.most),
      );
      const old = this.summaries('readwrite');
      await Promise.all(keys.map((key) => result(old.delete(key))));
    } catch {
      // The match is analyzed again the next time.
    }
  }

  private summaries(mode: IDBTransactionMode): IDBObjectStore {
    return this.db.transaction('summaries', mode).objectStore('summaries');
  }
}

class Memory implements SummaryStore {
  private readonly kept = new Map<string, ReviewSummary>();

  all(): Promise<ReviewSummary[]> {
    return Promise.resolve([...this.kept.values()]);
  }

  put(summary: ReviewSummary): Promise<void> {
    this.kept.set(summaryKey(summary), summary);
    return Promise.resolve();
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('cannot use the store of statistics'));
  });
}
