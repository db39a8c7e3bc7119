import { lazy, Suspense, useCallback, useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import { useMessages } from '@pendapa/i18n';
import { guideAddress, useAddress, type Feature } from '@pendapa/page-manifest';
import { HeaderButton } from '@pendapa/ui-layout';
import { messages } from '../messages.ts';
import type { LoadGuide } from './entry.ts';
import { useSearchKeys } from './use-search-keys.ts';

// Loaded with the first search, to keep the first page small.
const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

export function SearchTool({ features, loadGuide }: { readonly features: readonly Feature[]; readonly loadGuide: LoadGuide }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState(false);
  const { go, path } = useAddress();
  useSearchKeys(
    useCallback(() => setOpen(true), []),
    useCallback(() => go(guideAddress(path)), [go, path]),
  );
  return (
    <>
      <HeaderButton label={t('search')} expanded={open} onClick={() => setOpen(true)}>
        <SearchIcon />
      </HeaderButton>
      {open && (
        <Suspense>
          <SearchDialog features={features} loadGuide={loadGuide} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
