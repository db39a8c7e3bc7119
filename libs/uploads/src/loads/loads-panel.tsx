import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { LoadSummary, Uploads } from '@pendapa/contracts';
import { useFormat, useMessages, useText } from '@pendapa/i18n';
import { FailureNotice } from '@pendapa/panels';
import { cancelLoadRemoval, loadFindingsAddress, receiptAddress, useLoads } from '@pendapa/query';
import { extractTexts, LineNotice, Panel } from '@pendapa/ui-layout';
import { loadTexts } from '../messages/loads.ts';
import { FolderActionProgress } from '../parts/folder-action-progress.tsx';
import { StackedTable, type StackedRow } from '../parts/stacked-table.tsx';
import { RemoveButton } from './remove-button.tsx';

/** Loads that are listed at first. */
const MAX_LISTED = 10;

/** Links to the receipt and the causes of a refusal, and the removal from the data. */
function Actions({ load }: { readonly load: LoadSummary }) {
  const t = useMessages(loadTexts);
  const { instant } = useFormat();
  const { name, source, at, refused } = load;
  const params = { name: source, when: instant(at) };
  const receipt = useRef<HTMLAnchorElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
      {name !== null && (
        <Link ref={receipt} href={receiptAddress(name)} download={`${name}.json`} aria-label={t('receiptOf', params)} sx={{ py: 0.25 }}>
          {t('receipt')}
        </Link>
      )}
      {name !== null && refused > 0 && (
        <Link href={loadFindingsAddress(name)} download aria-label={t('findingsOf', params)} sx={{ py: 0.25 }}>
          {t('findings')}
        </Link>
      )}
      <RemoveButton load={load} onRemoved={() => receipt.current?.focus()} />
    </Box>
  );
}

function useRow(): (load: LoadSummary) => StackedRow {
  const t = useMessages(loadTexts);
  const nameOf = useMessages(extractTexts);
  const format = useFormat();
  return (load) => {
    const { number, at, outcome, source, extracts, rows, sum, warned } = load;
    const state = outcome === 'published' && number === null ? 'removed' : outcome;
    const result = [t(`outcome.${state}`), ...(warned > 0 ? [t('warned', { count: warned })] : [])].join(', ');
    return {
      key: `${at} ${source}`,
      tone: number === null ? 'muted' : undefined,
      cells: [
        source,
        format.instant(at),
        extracts.map((extract) => nameOf(extract)).join(', '),
        format.count(rows),
        format.money(sum),
        result,
        <Actions key="action" load={load} />,
      ],
    };
  };
}

/** The removal that runs, and why the last one ended early. */
function RemovalState({ loads, removal, removalFault }: LoadsPanelProps & { readonly loads: readonly LoadSummary[] }) {
  const t = useMessages(loadTexts);
  const text = useText();
  const removed = removal?.load ?? null;
  const name = loads.find(({ number }) => number === removed)?.source ?? '';
  return (
    <>
      {removal !== null && removed !== null && (
        <FolderActionProgress action={removal} label={t('removing', { name })} onStop={() => cancelLoadRemoval(removed)} />
      )}
      {removalFault !== null && (
        <LineNotice tone="bad" role="alert">
          {text(removalFault.texts)}
        </LineNotice>
      )}
    </>
  );
}

export type LoadsPanelProps = Pick<Uploads, 'removal' | 'removalFault'>;

/** Loads, the newest first, with receipts and removal. */
export function LoadsPanel({ removal, removalFault }: LoadsPanelProps) {
  const t = useMessages(loadTexts);
  const { answer, failure } = useLoads();
  const [isWhole, setWhole] = useState(false);
  const row = useRow();
  // The right to see loads is apart from that to load data.
  if (answer === null) return failure?.code === 'not-allowed' ? null : <FailureNotice failure={failure} />;
  const { loads } = answer;
  const listed = isWhole ? loads : loads.slice(0, MAX_LISTED);
  return (
    <Panel title={t('title')} subtitle={loads.length === 0 ? t('none') : t('subtitle', { count: loads.length })}>
      <RemovalState loads={loads} removal={removal} removalFault={removalFault} />
      {loads.length > 0 && (
        <StackedTable
          caption={t('caption')}
          columns={[
            { key: 'source', label: t('source') },
            { key: 'at', label: t('at') },
            { key: 'extract', label: t('extract') },
            { key: 'rows', label: t('rows'), isNumber: true },
            { key: 'sum', label: t('sum'), isNumber: true },
            { key: 'outcome', label: t('outcome') },
            { key: 'action', label: t('action'), isBare: true },
          ]}
          rows={listed.map(row)}
        />
      )}
      {listed.length < loads.length && (
        <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {t('all', { count: loads.length })}
        </Button>
      )}
    </Panel>
  );
}
