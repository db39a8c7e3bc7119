import { createContext, useContext } from 'react';
import type { ListFileRequest, SubjectKey, Unit, Value } from '@pendapa/contracts';
import type { SvgImage, ExportTable, TableRows } from '@pendapa/export-files';
import type { AnswerTo } from '@pendapa/query';

/** A table whose rows are read page by page. */
export interface OpenRows {
  readonly rowCount: number;
  readonly generation: number;
  readonly pages: AsyncIterable<TableRows>;
}

/** The file for which a table is opened. */
export type FileOfTables = Omit<ListFileRequest, 'page'>;

/** Opens the rows of a table for a file. The server records it, so that no second record is needed. */
export type OpenTable = (file: FileOfTables, signal: AbortSignal) => Promise<OpenRows>;

export interface RenderedPanel {
  readonly chart: SvgImage | null;
  readonly table: ExportTable | null;
  /** All rows of a table that has only the first ones; undefined if it has all. */
  readonly open?: OpenTable;
}

/** Answer from which the figures of a part come. */
export interface FigureSource {
  readonly subject: SubjectKey;
  readonly answer: AnswerTo;
  /** Address of the query, to read rows beyond the first page. */
  readonly address: string | undefined;
}

/** Part of a page that can be exported: a panel, or a table without a panel. */
export interface ExportPart {
  readonly title: string;
  /** Sentence of the part, computed on export. */
  readonly sentence: () => string | null;
  /** Notes of the part: unapplied filters, and notes of its answer. */
  readonly notes: () => readonly string[];
  /** Null for a table that the page computed itself. */
  readonly source: FigureSource | null;
  /** Element that determines its order among the others. */
  readonly anchor: () => Element | null;
  /** Renders chart and table as on screen, even if they are not visible. */
  readonly draw: (signal: AbortSignal) => Promise<RenderedPanel>;
  /** Starts a new sheet on paper. */
  readonly startsSheet?: boolean;
}

/** A card of the page. */
export interface ExportFigure {
  readonly label: string;
  /** Unit of the value; `text` for a card of words. */
  readonly kind: Unit | 'text';
  readonly value: Value;
  /** Undefined without a comparison. */
  readonly before: Value | undefined;
  /** Line below the value; null if it contains only the comparison. */
  readonly note: string | null;
  /** Notes of the card. */
  readonly notes: readonly string[];
  /** Null if the figure comes from several answers. */
  readonly source: FigureSource | null;
  /** Element that determines its order among the others. */
  readonly anchor: () => Element | null;
}

export interface ExportRegistry {
  /** Adds a part; returns a function that removes it. */
  readonly addPart: (part: ExportPart) => () => void;
  /** Adds a card, which is read on export. */
  readonly addFigure: (figure: () => ExportFigure | null) => () => void;
  readonly addSentence: (sentence: string) => () => void;
  /** Registers loading figures. Returns a function to call when they have loaded or failed. */
  readonly addAwaited: () => () => void;
  /** True if nothing is loading. */
  readonly isSettled: () => boolean;
  /** Resolves when nothing is loading, after a pause in which what was just opened begins. Rejects with the signal's reason. */
  readonly settled: (signal: AbortSignal) => Promise<void>;
  /** Parts in the order of the page. */
  readonly parts: () => readonly ExportPart[];
  readonly figures: () => readonly ExportFigure[];
  /** Sentence of the page; null if it has none. */
  readonly sentence: () => string | null;
}

type Placed = Pick<ExportPart, 'anchor'>;

function inPageOrder(a: Placed, b: Placed): number {
  const [first, second] = [a.anchor(), b.anchor()];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function collection<T>() {
  const items = new Set<T>();
  const add = (item: T) => {
    items.add(item);
    return () => void items.delete(item);
  };
  return { items, add };
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

/** Creates the registry of the parts on the page. Changes do not cause a render. */
export function createExportRegistry(): ExportRegistry {
  const parts = collection<ExportPart>();
  const figures = collection<() => ExportFigure | null>();
  const sentences = collection<string>();
  const awaited = collection<symbol>();
  return {
    addPart: parts.add,
    addFigure: figures.add,
    parts: () => [...parts.items].sort(inPageOrder),
    figures: () => [...figures.items].flatMap((figure) => figure() ?? []).sort(inPageOrder),
    addSentence: sentences.add,
    sentence: () => [...sentences.items][0] ?? null,
    addAwaited: () => awaited.add(Symbol('awaited')),
    isSettled: () => awaited.items.size === 0,
    settled: async (signal) => {
      do await pause(signal);
      while (awaited.items.size > 0);
    },
  };
}

const RegistryContext = createContext<ExportRegistry | null>(null);
export const ExportRegistryProvider = RegistryContext.Provider;

/** Null outside of an exportable page. */
export const useExportRegistry = (): ExportRegistry | null => useContext(RegistryContext);
