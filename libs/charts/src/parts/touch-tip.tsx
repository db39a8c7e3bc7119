import { useEffect, useState, type ReactNode } from 'react';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { TipTable, type Tip } from './tip.tsx';

interface Tapped {
  readonly key: string;
  readonly tip: Tip;
  readonly at: DOMRect;
  /** Chart element; a tap elsewhere hides the tooltip. */
  readonly drawing: Element | null;
}

export interface TouchTip {
  /** True if a click should act: it was no tap, or the second tap on the same mark. The first tap shows the tooltip. */
  readonly goesOn: (event: MouseEvent, key: string, tip: Tip) => boolean;
  readonly shown: ReactNode;
}

const Floating = styled(Popper)(({ theme }) => ({ zIndex: theme.zIndex.tooltip, pointerEvents: 'none' }));
/** Pixels between finger and tooltip. */
const OFFSET = [{ name: 'offset', options: { offset: [0, 24] } }];

const isTap = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** Tooltips on touch screens. A tap shows one until another tap; a second tap on the same mark acts as a click. */
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
