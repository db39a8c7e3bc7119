import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useViewFocus } from './focus.ts';

export interface ViewHeadingProps {
  /** Changes with the view and its step: the heading then takes the focus. */
  readonly view: string;
  /** The one sentence of the view. */
  readonly children: string;
  /** True if the sentence changes while the view stays: screen readers then hear the change. */
  readonly isLive?: boolean;
  /** Below the sentence. */
  readonly about?: ReactNode;
}

/** The sentence on top of a view. It takes the focus after each step, so that keyboard and screen reader continue there. */
export function ViewHeading({ view, isLive = false, children, about }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useViewFocus();
  useEffect(() => arrive(view, heading.current), [arrive, view]);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography
        ref={heading}
        component="h2"
        variant="h1"
        tabIndex={-1}
        aria-live={isLive ? 'polite' : undefined}
        sx={{ '&:focus-visible': { outline: 'none' }, textWrap: 'pretty' }}
      >
        {children}
      </Typography>
      {about && (
        <Typography component="div" variant="body2" color="textSecondary">
          {about}
        </Typography>
      )}
    </Box>
  );
}
