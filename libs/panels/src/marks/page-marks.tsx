import { createContext, use, useCallback, useLayoutEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { Mark } from './marks.ts';

/** Events of one chart, and the element of its legend. */
interface Legend {
  readonly marks: readonly Mark[];
  readonly anchor: Element;
}

interface PageMarks {
  /** Legends by chart, in the order of the page. */
  readonly legends: ReadonlyMap<string, Legend>;
  readonly hold: (chart: string, legend: Legend) => () => void;
}

const PageMarksContext = createContext<PageMarks | null>(null);

const inPageOrder = ([, one]: readonly [string, Legend], [, other]: readonly [string, Legend]): number =>
  one.anchor.compareDocumentPosition(other.anchor) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Provider of a page whose charts share event letters and one legend. */
export function PageMarksProvider({ children }: { readonly children: ReactNode }) {
  const [legends, setLegends] = useState<PageMarks['legends']>(new Map());
  const hold = useCallback((chart: string, legend: Legend) => {
    setLegends((before) => new Map([...before, [chart, legend] as const].sort(inPageOrder)));
    return () => setLegends((before) => new Map([...before].filter(([key]) => key !== chart)));
  }, []);
  return <PageMarksContext value={useMemo(() => ({ legends, hold }), [legends, hold])}>{children}</PageMarksContext>;
}

/** Texts of all events on the page. */
export function useMarkedTexts(): readonly string[] {
  const page = use(PageMarksContext);
  return page ? [...page.legends.values()].flatMap(({ marks }) => marks.map(({ text }) => text)) : [];
}

/** True if this chart shows the legend: the first one of the page, or one outside of a page. */
export function useHasLegend(chart: string): boolean {
  const [first] = use(PageMarksContext)?.legends.keys() ?? [];
  return first === undefined || first === chart;
}

/** Merges events of several charts without duplicates. */
function mergeMarks(all: readonly Mark[]): readonly Mark[] {
  const texts = [...new Set(all.map(({ text }) => text))];
  return texts
    .map((text) => {
      const same = all.filter((mark) => mark.text === text);
      return { text, letter: same[0]?.letter ?? '', years: [...new Set(same.flatMap(({ years }) => years))].sort((a, b) => a - b) };
    })
    .sort((a, b) => a.letter.length - b.letter.length || (a.letter < b.letter ? -1 : 1));
}

/** Registers a chart's events and returns those of its legend; empty if another chart shows the legend. */
export function useLegend(chart: string, marks: readonly Mark[], anchor: RefObject<Element | null>): readonly Mark[] {
  const page = use(PageMarksContext);
  const hold = page?.hold;
  const isHere = useHasLegend(chart);
  const serializedMarks = JSON.stringify(marks);
  useLayoutEffect(() => {
    const own = JSON.parse(serializedMarks) as readonly Mark[];
    return anchor.current && own.length > 0 ? hold?.(chart, { marks: own, anchor: anchor.current }) : undefined;
  }, [hold, chart, serializedMarks, anchor]);
  if (!isHere) return [];
  const marksOfOthers = page ? [...page.legends].filter(([key]) => key !== chart).flatMap(([, legend]) => legend.marks) : [];
  return mergeMarks([...marks, ...marksOfOthers]);
}
