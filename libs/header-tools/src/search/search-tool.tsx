import { lazy, Suspense, useCallback, useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import { useMessages } from '@pendapa/i18n';
import type { Feature } from '@pendapa/page-manifest';
import { HeaderButton } from '@pendapa/ui-layout';
import { messages } from '../messages.ts';
import { useSearchKeys } from './use-search-keys.ts';

// Loaded with the first search, to keep the first page small.
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

export function SearchTool({ features }: { readonly features: readonly Feature[] }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  useSearchKeys(useCallback(() => setOpen(true), []));
  return (
    <>
      <HeaderButton label={t('search')} expanded={open} onClick={() => setOpen(true)}>
        <SearchIcon />
      </HeaderButton>
      {open && (
        <Suspense>
          <SearchDialog features={features} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
