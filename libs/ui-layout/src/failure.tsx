import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from './brand-mark.tsx';

interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** Shown instead of a page: the failure and what to do. Its heading takes the focus, because the focused element is gone. */
export function Failure({ title, text, action }: FailureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', alignContent: 'center', gap: 1.5, minHeight: '60vh', px: 2, textAlign: 'center' }}>
      <Box aria-hidden sx={{ color: 'text.disabled', lineHeight: 0, mb: 1 }}>
        <BrandMark size={56} />
      </Box>
      <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '52ch', textWrap: 'pretty' }}>
        {text}
      </Typography>
      <Box sx={{ mt: 1 }}>{action}</Box>
    </Box>
  );
}
