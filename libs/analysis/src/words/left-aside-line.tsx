import FilterAltOffOutlinedIcon from '@mui/icons-material/FilterAltOffOutlined';
import Box from '@mui/material/Box';
import { leftAsideByAny } from '../filters/left-aside.ts';
import type { AskedFigures } from '../request/use-answer.ts';
import { useLeftAsideWords } from './use-left-aside-words.ts';

export interface LeftAsideLineProps {
  /** All that the figures beside it are made of. */
  readonly asked: readonly Pick<AskedFigures, 'leftAside'>[];
  /** What of several things around the line it is about: "the small chart". */
  readonly about?: string;
}

/** "The filter payment channel does not apply here"; nothing where all filters do. */
export function LeftAsideLine({ asked, about }: LeftAsideLineProps) {
  const words = useLeftAsideWords()(leftAsideByAny(asked.map(({ leftAside = [] }) => leftAside)));
  if (words.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, typography: 'caption', color: 'status.watch' }}>
      <Box component="span" aria-hidden sx={{ lineHeight: 0, fontSize: '1rem' }}>
        <FilterAltOffOutlinedIcon fontSize="inherit" />
      </Box>
      <span data-left-aside>{(about === undefined ? '' : `${about}: `) + words.join('. ')}</span>
    </Box>
  );
}
