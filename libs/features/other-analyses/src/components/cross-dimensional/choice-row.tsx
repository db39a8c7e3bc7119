import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { ViewChoice } from './view-choice.tsx';

/** The form of the answer, and beside it what that form can be asked. */
export const ChoiceRow = ({ children }: { readonly children?: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    <ViewChoice />
    {children}
  </Box>
);
