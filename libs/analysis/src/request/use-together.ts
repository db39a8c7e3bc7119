import { useState } from 'react';
import { leftAsideByAny } from '../filters/left-aside.ts';
import type { Asked } from './use-answer.ts';

/** Null for what is not asked now. */
type Several = Readonly<Record<string, Asked | null>>;

const settled = (asked: Asked | null): boolean => asked === null || (asked.state !== 'loading' && asked.state !== 'updating');
const same = (one: Asked | null | undefined, other: Asked | null): boolean =>
  one?.answer === other?.answer && one?.state === other?.state && one?.failure === other?.failure;

/** The answers that were shown last, marked as not those of the question any more; each keeps its own way to ask again. */
function lastOf<T extends Several>(kept: T, asked: T): T {
  const entries = Object.entries(asked).map(([key, one]) => {
    const last = kept[key];
    return [key, one && last ? { ...last, state: 'updating', retry: one.retry, leftAside: one.leftAside } : one];
  });
  return Object.fromEntries(entries) as T;
}

/** An answer that was there and is not even growing old has to tell of other measures now: nothing of it can be kept. */
const otherMeasures = (kept: Several, asked: Several): boolean =>
  Object.entries(asked).some(([key, one]) => one?.state === 'loading' && Boolean(kept[key]?.answer));

/** What any of the answers leaves aside is said of all of them: they are drawn as one. */
function saidTogether<T extends Several>(asked: T): T {
  const several = Object.values(asked).filter((one) => one !== null);
  const leftAside = leftAsideByAny(several.map((one) => one.leftAside ?? []));
  return Object.fromEntries(Object.entries(asked).map(([key, one]) => [key, one && { ...one, leftAside }])) as T;
}

/**
 * Answers that one chart or table draws together. After a change of filters it keeps those from before until the last of the new ones
 * is there, so that it is drawn once and never shows months of one period beside objects of another. The first ones show as they come.
 */
export function useTogether<T extends Several>(asked: T): T {
  const [kept, setKept] = useState<T | null>(null);
  const all = Object.values(asked).every(settled);
  if (all && !Object.entries(asked).every(([key, one]) => same(kept?.[key], one))) setKept(asked);
  return saidTogether(all || kept === null || otherMeasures(kept, asked) ? asked : lastOf(kept, asked));
}
