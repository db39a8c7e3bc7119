import { createContext, useCallback, useContext, type ReactNode, type RefCallback } from 'react';
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
  /** Describes the drawing in a sentence. */
  readonly description: string;
  readonly children: ReactNode;
}

const FigureDescription = createContext('');

/** Names the tab stop of the chart library, which has no name until an arrow key has announced a value. */
export function useNamedStop(part?: string): RefCallback<Element> {
  const description = useContext(FigureDescription);
  const name = [part, description].filter(Boolean).join('; ');
  return useCallback(
    (surface: Element | null) => {
      const stop = surface?.querySelector(':scope > [tabindex]');
      stop?.setAttribute('role', 'group');
      stop?.setAttribute('aria-label', name);
    },
    [name],
  );
}

/** A drawing that can be focused and read: its description, and how to walk through its values. */
export function ChartFigure({ description, children }: ChartFigureProps) {
  const t = useMessages(messages);
  return (
    <Figure aria-label={description}>
      <FigureDescription value={description}>{children}</FigureDescription>
      <Hidden>{t('keys')}</Hidden>
    </Figure>
  );
}
