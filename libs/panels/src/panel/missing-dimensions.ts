import { useContext, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { QueryClientContext, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { DimensionColumn } from '@pendapa/contracts';
import { isBrowser } from '../words/is-browser.ts';
import type { Missing } from './missing.ts';

type Dimension = DimensionColumn['key'];

/** Where a page says that the imported data do not state a dimension: in its sentence, or in a panel that needs it. */
type Place = 'sentence' | 'panel';

/** Dimensions that parts of the page need and that the imported data do not state. */
class MissingDimensions {
  readonly #entries: { readonly dimension: Dimension; readonly place: Place }[] = [];
  readonly #listeners = new Set<() => void>();

  /** Returns the function that removes the entry. */
  add(dimension: Dimension, place: Place): () => void {
    const entry = { dimension, place };
    this.#entries.push(entry);
    this.#listeners.forEach((listener) => listener());
    return () => {
      this.#entries.splice(this.#entries.indexOf(entry), 1);
      this.#listeners.forEach((listener) => listener());
    };
  }

  /** Dimensions that panels need and the sentence does not name, joined by blanks. */
  readonly unnamed = (): string => {
    const at = (place: Place) => this.#entries.filter((entry) => entry.place === place).map(({ dimension }) => dimension);
    const named = at('sentence');
    return [...new Set(at('panel'))].filter((dimension) => !named.includes(dimension)).join(' ');
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const pages = new WeakMap<QueryClient, MissingDimensions>();

function ofPage(answers: QueryClient): MissingDimensions {
  const known = pages.get(answers) ?? new MissingDimensions();
  pages.set(answers, known);
  return known;
}

/** Text that changes if a rendering found further dimensions: the server then renders once more. */
export const missingDimensionsIn = (answers: QueryClient): string => ofPage(answers).unnamed();

/** Lets the page name the dimension if a part cannot be shown without it. A part outside a page names nothing. */
export function useMissingDimension(missing: Missing | null, place: Place): void {
  const answers = useContext(QueryClientContext);
  const dimension = missing?.kind === 'not-split' ? missing.dimension : null;
  // There are no effects during server rendering.
  if (!isBrowser && answers && dimension !== null) ofPage(answers).add(dimension, place);
  useLayoutEffect(() => (answers && dimension !== null ? ofPage(answers).add(dimension, place) : undefined), [answers, dimension, place]);
}

/** Dimensions that the page names once below its sentence. */
export function useMissingDimensions(): readonly Dimension[] {
  const { subscribe, unnamed } = ofPage(useQueryClient());
  const dimensions = useSyncExternalStore(subscribe, unnamed, unnamed);
  return useMemo(() => dimensions.split(' ').filter(Boolean) as Dimension[], [dimensions]);
}
