import { lazy, Suspense, useRef, useState } from 'react';
import SlideshowIcon from '@mui/icons-material/Slideshow';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMessages } from '@pendapa/i18n';
import { useDetailsQuestion } from '@pendapa/panels';
import { messages } from './messages.ts';
import { askForWholeScreen } from './use-whole-screen.ts';

const Presentation = lazy(async () => ({ default: (await import('./presentation.tsx')).Presentation }));

/** Starts the presentation. Not shown on phones. */
export function PresentButton({ title }: { readonly title: string }) {
  const t = useMessages(messages);
  const button = useRef<HTMLButtonElement>(null);
  const [page, setPage] = useState<Element | null>(null);
  const { ask, dialog } = useDetailsQuestion();
  const begin = (): void => {
    askForWholeScreen();
    setPage(button.current?.closest('main') ?? null);
  };
  const leave = (): void => {
    setPage(null);
    // Focuses the button after the rest of the page is reachable again.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <Tooltip title={t('present')}>
        <IconButton
          ref={button}
          size="small"
          aria-label={t('present')}
          onClick={() => ask(begin)}
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, displayPrint: 'none' }}
        >
          <SlideshowIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {dialog}
      {page && (
        <Suspense>
          <Presentation title={title} page={page} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
