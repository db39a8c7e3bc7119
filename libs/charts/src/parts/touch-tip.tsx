import { useEffect, useState, type ReactNode } from 'react';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { TipTable, type Tip } from './tip.tsx';

interface Tapped {
  readonly key: string;
  readonly tip: Tip;
  readonly at: DOMRect;
  /** The drawing: a tap elsewhere takes the words away. */
  readonly drawing: Element | null;
}

export interface TouchTip {
  /** Whether a click goes on: it was no tap, or the second one on the same mark. The first tap shows the words of the mark. */
  readonly goesOn: (event: MouseEvent, key: string, tip: Tip) => boolean;
  readonly shown: ReactNode;
}

const Floating = styled(Popper)(({ theme }) => ({ zIndex: theme.zIndex.tooltip, pointerEvents: 'none' }));
/** Pixels: beside the finger, not below it. */
const OFFSET = [{ name: 'offset', options: { offset: [0, 24] } }];

const isTap = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** A finger has no place to hover: what it taps is told until it taps elsewhere, and a second tap does what a click does. */
export function useTouchTip(): TouchTip {
  const [tapped, setTapped] = useState<Tapped | null>(null);
  useEffect(() => {
    if (tapped === null) return undefined;
    const away = ({ target }: Event): void => {
      if (!(target instanceof Node && tapped.drawing?.contains(target))) setTapped(null);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [tapped]);
  const goesOn = (event: MouseEvent, key: string, tip: Tip): boolean => {
    const again = tapped?.key === key;
    const first = isTap(event) && !again;
    const drawing = event.target instanceof Element ? event.target.closest('[role="figure"], figure') : null;
    setTapped(first ? { key, tip, at: new DOMRect(event.clientX, event.clientY), drawing } : null);
    return !first;
  };
  const shown = tapped && (
    <Floating open anchorEl={{ getBoundingClientRect: () => tapped.at }} placement="top" modifiers={OFFSET} aria-hidden>
      <TipTable {...tapped.tip} />
    </Floating>
  );
  return { goesOn, shown };
}
