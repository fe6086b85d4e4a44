// Finished reviews in this browser, so that a match is reviewed once.
import type { Review } from './types';

/** Most reviews that are kept; a long match has about half a megabyte. */
export const MAX_REVIEWS = 20;

export interface Cache {
  get(key: string): Promise<Review | null>;
  /** Keeps a review and deletes the oldest beyond the limit. A full disk is no error. */
  put(key: string, review: Review): Promise<void>;
}

interface Kept {
  key: string;
  at: number;
  review: Review;
}

/** Returns the key of everything that a review depends on. `null` where there is no hash function: only secure contexts have one. */
export async function cacheKey(parts: string[]): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens the cache; `null` if this browser stores nothing. */
export async function openCache(): Promise<Cache | null> {
  try {
    const opening = indexedDB.open('rodeo-reviews', 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('reviews', { keyPath: 'key' }).createIndex('at', 'at');
    };
    const db = await result(opening);
    // Another page may have a newer version of the client.
    db.onversionchange = () => db.close();
    return new Database(db);
  } catch {
    return null;
  }
}

class Database implements Cache {
  constructor(private readonly db: IDBDatabase) {}

  async get(key: string): Promise<Review | null> {
    try {
      return (await result<Kept | undefined>(this.reviews('readonly').get(key)))?.review ?? null;
    } catch {
      return null;
    }
  }

  async put(key: string, review: Review): Promise<void> {
    try {
      await result(this.reviews('readwrite').put({ key, at: Date.now(), review } satisfies Kept));
      const keys = await result(this.reviews('readonly').index('at').getAllKeys());
      await Promise.all(keys.slice(0, -MAX_REVIEWS).map((old) => result(this.reviews('readwrite').delete(old))));
    } catch {
      // The review is made again the next time.
    }
  }

  private reviews(mode: IDBTransactionMode): IDBObjectStore {
    return this.db.transaction('reviews', mode).objectStore('reviews');
  }
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('cannot use the cache of reviews'));
  });
}
