import { createContext, useContext } from 'react';
import type { SubjectKey, Unit, Value } from '@pendapa/contracts';
import type { Drawing, ExportTable } from '@pendapa/export-files';
import type { AnswerTo } from '../reading/answer-to.ts';

export interface Drawn {
  readonly chart: Drawing | null;
  readonly table: ExportTable | null;
}

/** Where the figures of a part come from. */
export interface Source {
  readonly subject: SubjectKey;
  readonly answer: AnswerTo;
  /** Of the question, for rows beyond the first page. */
  readonly address: string | undefined;
}

/** Something on the page that can leave it as a file: a panel, or a table that stands alone. */
export interface ExportPart {
  readonly title: string;
  /** What it shows, computed when it is wanted. */
  readonly sentence: () => string | null;
  /** What stands beside its figures: filters that they do not follow, remarks of their answer. */
  readonly said: () => readonly string[];
  /** Null where the part is a table that its page computed. */
  readonly source: Source | null;
  /** Decides its place among the others. */
  readonly anchor: () => Element | null;
  /** Its chart and its table as they are on screen, whether they are in sight or not. */
  readonly draw: (signal: AbortSignal) => Promise<Drawn>;
  /** On paper it begins a sheet. */
  readonly startsSheet?: boolean;
}

/** A figure of the page's strip. */
export interface ExportFigure {
  readonly label: string;
  /** Of a card that says words, `text`. */
  readonly kind: Unit | 'text';
  readonly value: Value;
  /** Undefined where nothing was compared. */
  readonly before: Value | undefined;
  /** The line below its value; null where that only compares. */
  readonly note: string | null;
  /** What stands beside it. */
  readonly said: readonly string[];
  /** Null where it is of no single answer. */
  readonly source: Source | null;
  /** Decides its place among the others. */
  readonly anchor: () => Element | null;
}

export interface ExportRegistry {
  /** Returns what takes it away again. */
  readonly addPart: (part: ExportPart) => () => void;
  /** What a card shows, asked for when a file is made. */
  readonly addFigure: (figure: () => ExportFigure | null) => () => void;
  readonly addSentence: (sentence: string) => () => void;
  /** Something whose figures are on their way. Returns what says that they are there, or that they will not come. */
  readonly addAwaited: () => () => void;
  /** Whether nothing is on its way. */
  readonly isSettled: () => boolean;
  /** Once nothing is on its way any more. Rejects with the signal's reason. */
  readonly settled: (signal: AbortSignal) => Promise<void>;
  /** In the order of the page. */
  readonly parts: () => readonly ExportPart[];
  readonly figures: () => readonly ExportFigure[];
  /** The finding of the page; null where it has none. */
  readonly sentence: () => string | null;
}

type Placed = Pick<ExportPart, 'anchor'>;

function inPageOrder(a: Placed, b: Placed): number {
  const [first, second] = [a.anchor(), b.anchor()];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function collection<T>() {
  const held = new Set<T>();
  const add = (item: T) => {
    held.add(item);
    return () => void held.delete(item);
  };
  return { held, add };
}

const MILLISECONDS = 50;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, MILLISECONDS);
    signal.addEventListener('abort', leave, { once: true });
  });

/** What is on the page at this moment; it changes without rendering anything. */
export function createExportRegistry(): ExportRegistry {
  const parts = collection<ExportPart>();
  const figures = collection<() => ExportFigure | null>();
  const sentences = collection<string>();
  const awaited = collection<symbol>();
  return {
    addPart: parts.add,
    addFigure: figures.add,
    parts: () => [...parts.held].sort(inPageOrder),
    figures: () => [...figures.held].flatMap((figure) => figure() ?? []).sort(inPageOrder),
    addSentence: sentences.add,
    sentence: () => [...sentences.held][0] ?? null,
    addAwaited: () => awaited.add(Symbol('awaited')),
    isSettled: () => awaited.held.size === 0,
    settled: async (signal) => {
      while (awaited.held.size > 0) await pause(signal);
    },
  };
}

const RegistryContext = createContext<ExportRegistry | null>(null);
export const ExportRegistryProvider = RegistryContext.Provider;

/** Null where nothing around can be exported. */
export const useExportRegistry = (): ExportRegistry | null => useContext(RegistryContext);
