import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useMessages } from '@pendapa/i18n';
import { messages } from './messages.ts';

const Figure = styled('figure')({ margin: 0, position: 'relative', minWidth: 0 });

/** Read by screen readers only. */
const Hidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export interface ChartFigureProps {
  /** What the drawing shows, in a sentence. */
  readonly description: string;
  readonly children: ReactNode;
}

/** A drawing that can be focused and read: its description, and how to walk through its values. */
export function ChartFigure({ description, children }: ChartFigureProps) {
  const t = useMessages(messages);
  return (
    <Figure aria-label={description}>
      {children}
      <Hidden>{t('keys')}</Hidden>
    </Figure>
  );
}
