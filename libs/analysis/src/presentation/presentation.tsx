import { useEffect, useLayoutEffect, useState } from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

import { useFilters, useFilterValue, filterTexts } from '@pendapa/filters';
import { useMessages } from '@pendapa/i18n';
import { useExportRegistry, type ExportRegistry } from '@pendapa/panels';
import { visuallyHidden } from '@pendapa/ui-layout';
import { DataStamp } from '../stamp/data-stamp.tsx';
import { messages } from './messages.ts';
import { leastWidth, leaveAlone, putOn, SHOWN_STYLES, slidesOf, takeOff, titleOf } from './stage.ts';
import { useMoves, type Move } from './use-moves.ts';
import { useWholeScreen } from './use-whole-screen.ts';

/** Text of the period and other set filters. */
function useFilterText(): string {
  const t = useMessages(filterTexts);
  const value = useFilterValue();
  const filters = useFilters();
  return filters.offers
    .filter((name) => name === 'period' || filters.changedFilters.includes(name))
    .map((name) => `${t(name)}: ${value(filters, name)}`)
    .join(' · ');
}

/** Panels of the page once all figures have loaded; null before. */
function useSettledSlides(page: Element, registry: ExportRegistry | null) {
  const state = useState<readonly HTMLElement[] | null>(null);
  const [, setSlides] = state;
  useEffect(() => {
    const control = new AbortController();
    const show = async (): Promise<void> => {
      await registry?.settled(control.signal);
      setSlides(slidesOf(page));
    };
    // Ignores the rejection when the user leaves earlier.
    void show().catch(() => undefined);
    return () => control.abort();
  }, [page, registry, setSlides]);
  return state;
}

/** Enlarges the current panel and makes the rest of the page inert. */
function useOnStage(slide: HTMLElement | undefined, zIndex: number) {
  // State, because the portal mounts them after the first effects.
  const [frame, setFrame] = useState<Element | null>(null);
  const [room, setRoom] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!slide || !frame || !room) return undefined;
    const minWidth = leastWidth(slide);
    const fitSlide = (): void => putOn(slide, room.getBoundingClientRect(), minWidth, zIndex);
    const restore = leaveAlone(slide, frame);
    const observer = new ResizeObserver(fitSlide);
    observer.observe(room);
    fitSlide();
    return () => {
      observer.disconnect();
      takeOff(slide);
      restore();
    };
  }, [slide, frame, room, zIndex]);
  return { setFrame, setRoom };
}

const moved = (at: number, move: Move, last: number): number =>
  move === 'first' ? 0 : move === 'last' ? last : Math.max(0, Math.min(last, at + move));

/** Font size that grows with the screen, to be read across a room. */
const SMALL_TEXT = { fontSize: 'max(0.875rem, 1.1vw)', lineHeight: 1.45 } as const;

export interface PresentationProps {
  readonly title: string;
  /** Element that contains the panels. */
  readonly page: Element;
  readonly onLeave: () => void;
}

/**
 * Presentation for a meeting room: the page's panels one at a time in full size. Sentence, filters and data date of the page stay
 * visible. The user advances by hand.
 */
export function Presentation({ title, page, onLeave }: PresentationProps) {
  const t = useMessages(messages);
  const { zIndex } = useTheme();
  const registry = useExportRegistry();
  const sentence = registry?.sentence() ?? null;
  const filterText = useFilterText();
  const [slides, setSlides] = useSettledSlides(page, registry);
  const [at, setAt] = useState(0);
  const shown = slides?.[at];
  const all = slides?.length ?? 0;
  const place = { n: shown ? at + 1 : 0, all };
  const { setFrame, setRoom } = useOnStage(shown, zIndex.modal - 1);

  const move = (by: Move): void => {
    // Panels may appear or disappear with new figures.
    const now = slidesOf(page);
    const from = shown ? now.indexOf(shown) : -1;
    setSlides(now);
    setAt(moved(from < 0 ? at : from, by, now.length - 1));
  };
  useMoves({ onMove: move, onLeave });
  useWholeScreen(onLeave);

  return (
    <Portal>
      <GlobalStyles styles={SHOWN_STYLES} />
      <Box
        ref={setFrame}
        role="dialog"
        aria-label={t('presentation', { title })}
        sx={{
          position: 'fixed',
          inset: 0,
          zIndex: zIndex.modal - 2,
          bgcolor: 'background.default',
          displayPrint: 'none',
          display: 'grid',
          gridTemplateRows: 'auto minmax(0, 1fr) auto',
          gap: 'min(2vh, 16px)',
          p: 'min(2vh, 20px) min(2vw, 32px)',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography color="textSecondary" sx={SMALL_TEXT}>
            {title}
          </Typography>
          {sentence && (
            <Typography sx={{ fontSize: 'max(1.125rem, 1.75vw)', lineHeight: 1.3, fontWeight: 600, textWrap: 'balance' }}>
              {sentence}
            </Typography>
          )}
        </Box>
        <Box ref={setRoom} sx={{ minHeight: 0, display: 'grid', placeItems: 'center' }}>
          {!shown && <Typography color="textSecondary">{t(slides === null ? 'waiting' : 'nothing')}</Typography>}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 3 }}>
          <Box
            sx={{
              ...SMALL_TEXT,
              minWidth: 0,
              flex: '1 1 20rem',
              color: 'text.secondary',
              '& > *, & .MuiChip-label': { fontSize: 'inherit' },
            }}
          >
            <DataStamp />
            {filterText}
          </Box>
          <Box sx={{ ...SMALL_TEXT, display: 'flex', alignItems: 'center', gap: 1, '& svg': { fontSize: 'max(1.5rem, 1.6vw)' } }}>
            <IconButton aria-label={t('previous')} disabled={at === 0} onClick={() => move(-1)}>
              <ChevronLeftIcon />
            </IconButton>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('place', place)}
            </Box>
            <IconButton autoFocus aria-label={t('next')} disabled={at >= all - 1} onClick={() => move(1)}>
              <ChevronRightIcon />
            </IconButton>
            <IconButton aria-label={t('leave')} onClick={onLeave}>
              <CloseIcon />
            </IconButton>
          </Box>
        </Box>
        <Box role="status" sx={visuallyHidden}>
          {slides === null && t('waiting')}
          {shown && t('announced', { ...place, title: titleOf(shown) })}
        </Box>
      </Box>
    </Portal>
  );
}
