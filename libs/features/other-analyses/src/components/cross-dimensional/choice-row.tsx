import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { ToggleChoice } from '@pendapa/ui-layout';
import { messages } from '../../messages/cross-dimensional.ts';
import { useView, VIEWS } from './choices.ts';

/** The form of the answer, and beside it what that form can be asked. */
export function ChoiceRow({ children }: { readonly children?: ReactNode }) {
  const t = useMessages(messages);
  const [view, choose] = useView();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ToggleChoice label={t('view')} value={view} choices={VIEWS} name={(one) => t(`view.${one}`)} onChoose={choose} />
      {children}
    </Box>
  );
}
