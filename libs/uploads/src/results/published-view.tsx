import Button from '@mui/material/Button';
import type { ExtractResult, Upload, UploadReceipt } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { IMPORT_PATH, PageLink } from '@pendapa/page-manifest';
import { extractTexts, NoteText, Panel } from '@pendapa/ui-layout';
import { resultTexts } from '../messages/results.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import { StackedTable, type StackedRow } from '../parts/stacked-table.tsx';
import { UploadHead } from '../parts/upload-head.tsx';
import { TaxesPanel } from '../sums/taxes-panel.tsx';
import { pageOfExtracts } from './page-of-extract.ts';
import { UndoPanel } from './undo-panel.tsx';

function useRows(): (result: ExtractResult) => StackedRow {
  const t = useMessages(resultTexts);
  const name = useMessages(extractTexts);
  const format = useFormat();
  return ({ extract, sums, rows, months }) => {
    const key = extract;
    // A sum of 0 is nothing at all unless rows were replaced.
    const isFirst = sums.before === '0' && months.every(({ gone }) => gone.rows === 0);
    if (sums.after === null) return { key, cells: [t('rowsOf', { extract: name(extract) }), '', format.count(rows.accepted)] };
    return {
      key,
      cells: [t('sumOf', { extract: name(extract) }), isFirst ? t('nothing') : format.money(sums.before), format.money(sums.after)],
    };
  };
}

export interface PublishedViewProps {
  readonly upload: Upload;
  readonly receipt: UploadReceipt;
}

/** Changes of a publication, where to see them, and how to undo it. */
export function PublishedView({ upload, receipt }: PublishedViewProps) {
  const t = useMessages(resultTexts);
  const { count } = useFormat();
  const rowOf = useRows();
  const name = useMessages(extractTexts);
  const page = pageOfExtracts(receipt.extracts.map(({ extract }) => extract));
  const saved = upload.check?.saveProfile ? upload.check.source : undefined;
  return (
    <>
      <UploadHead upload={upload} step="publish" isDone>
        {t('published')}
      </UploadHead>
      <Panel title={t('changes')} subtitle={t('changes.subtitle', { generation: count(upload.generation) })}>
        <StackedTable
          caption={t('changes')}
          columns={[
            { key: 'figure', label: t('figure') },
            { key: 'before', label: t('before'), isNumber: true },
            { key: 'after', label: t('after'), isNumber: true },
          ]}
          rows={receipt.extracts.map(rowOf)}
        />
        {saved !== undefined && <NoteText>{t('saved', { name: saved })}</NoteText>}
      </Panel>
      {receipt.extracts.map(({ extract, months }) => (
        <TaxesPanel key={extract} lines={months} />
      ))}
      <UndoPanel upload={upload} />
      <ActionBar>
        <Button variant="outlined" component={PageLink} to={IMPORT_PATH}>
          {t('other')}
        </Button>
        <Button variant={page === null ? 'contained' : 'outlined'} component={PageLink} to="/">
          {t('openDashboard')}
        </Button>
        {page !== null && (
          <Button variant="contained" component={PageLink} to={page.path}>
            {t('openPage', { extract: name(page.extract) })}
          </Button>
        )}
      </ActionBar>
    </>
  );
}
