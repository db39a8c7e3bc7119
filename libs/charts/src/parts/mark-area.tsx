import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type SyntheticEvent } from 'react';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { isArrow, markAfter, type ArrowKey } from './mark.ts';
import { TipTable, type Tip } from './tip.tsx';

export interface MarkAreaProps {
  /** Tooltip of the mark at an index. */
  readonly tip: (index: number) => Tip | undefined;
  /** Number of columns, if marks form a grid. */
  readonly columns?: number;
  /** Target of an arrow key, if marks form no grid; null for none. */
  readonly neighbour?: (key: ArrowKey, from: number) => number | null;
  /** Called on a click or Enter on a mark. On touch screens the first tap shows the tooltip, and the second one calls it. */
  readonly onSelect?: (index: number) => void;
  /** Marks; moving over them does not render them again. */
  readonly children: ReactNode;
}

const Area = styled('div')({ position: 'relative', minWidth: 0 });
const Floating = styled(Popper)(({ theme }) => ({ zIndex: theme.zIndex.tooltip, pointerEvents: 'none' }));
const OFFSET = [{ name: 'offset', options: { offset: [0, 6] } }];

type MarkElement = HTMLElement | SVGElement;
const byFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

const markOf = ({ target }: SyntheticEvent): MarkElement | null =>
  target instanceof Element ? target.closest<MarkElement>('[data-mark]') : null;
const indexOf = (mark: MarkElement): number => Number(mark.dataset['mark']);
const marksOf = (area: Element): readonly MarkElement[] => [...area.querySelectorAll<MarkElement>('[data-mark]')];

/** Moves the tab stop to a mark. Changes the DOM directly, because rendering all marks would be slow. */
function moveStop(area: Element, to: MarkElement): void {
  for (const mark of marksOf(area)) mark.tabIndex = mark === to ? 0 : -1;
  to.focus();
}

/** Pointer and keyboard for marks: one tab stop, arrow keys move, Enter selects, tooltip beside the mark. */
export function MarkArea({ tip, columns = 1, neighbour, onSelect, children }: MarkAreaProps) {
  const [shown, setShown] = useState<MarkElement | null>(null);
  const show = (event: SyntheticEvent): void => setShown(markOf(event));
  const hide = (): void => setShown(null);
  // Mark shown at the start of a tap; until the click, the focus has already changed it.
  const tapped = useRef<{ readonly shown: MarkElement | null } | null>(null);
  const select = (mark: MarkElement): void => {
    hide();
    onSelect?.(indexOf(mark));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const mark = markOf(event);
    if (!mark) return;
    if (event.key === 'Escape') return hide();
    if (onSelect && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return select(mark);
    }
    const marks = marksOf(event.currentTarget);
    const from = marks.indexOf(mark);
    const to = neighbour && isArrow(event.key) ? neighbour(event.key, from) : markAfter(event.key, from, marks.length, columns);
    const next = to === null ? undefined : marks[to];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveStop(event.currentTarget, next);
  };
  const onClick = (event: SyntheticEvent): void => {
    const mark = markOf(event);
    const first = tapped.current !== null && tapped.current.shown !== mark;
    tapped.current = null;
    if (first) return setShown(mark);
    if (mark && onSelect) select(mark);
  };
  const words = shown === null ? undefined : tip(indexOf(shown));
  return (
    <Area
      onPointerOver={(event) => !byFinger(event) && show(event)}
      onPointerLeave={(event) => !byFinger(event) && hide()}
      onPointerDown={(event) => {
        tapped.current = byFinger(event) ? { shown } : null;
      }}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {children}
      {words && shown?.isConnected && (
        <Floating open anchorEl={shown} placement="top" modifiers={OFFSET} aria-hidden>
          <TipTable {...words} />
        </Floating>
      )}
    </Area>
  );
}
