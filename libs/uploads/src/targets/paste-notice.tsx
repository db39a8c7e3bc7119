import Box from '@mui/material/Box';
import { LineNotice } from '@pendapa/ui-layout';
import { useMessages } from '@pendapa/i18n';
import { targetTexts } from '../messages/targets.ts';
import { MenuField } from '../parts/menu-field.tsx';
import { isWhole, type PasteReport } from './apply-paste.ts';
import { readAmount, type AmountForm } from './read-amount.ts';
import type { PastedLine, SourceSum } from './read-paste.ts';
import type { TargetTable } from './target-table.ts';
import { useTypedMoney } from './use-typed-money.ts';

interface SumsProps {
  readonly sums: readonly SourceSum[];
  readonly form: AmountForm;
  readonly table: TargetTable;
}

/** Compares the sums of the block with those of the table, as far as both can be read. */
function PastedSums({ sums, form, table }: SumsProps) {
  const t = useMessages(targetTexts);
  const money = useTypedMoney();
  const compared = sums.flatMap(({ tax, text }) => {
    const reading = readAmount(text, form);
    const row = table.rows.find((own) => own.tax.code === tax);
    const sum = tax === null ? table.total : (row?.total ?? null);
    if (reading.kind !== 'amount' || sum === null) return [];
    return [{ name: row?.tax.name ?? t('paste.all'), text, sum, isEqual: reading.amount === sum }];
  });
  if (compared.length === 0) return null;
  const differing = compared.filter(({ isEqual }) => !isEqual);
  if (differing.length === 0) return <Box>{t('paste.sumEqual')}</Box>;
  return differing.map(({ name, text, sum }) => (
    <Box key={name} sx={{ color: 'status.bad' }}>
      {t('paste.sumDiffers', { tax: name, text, sum: money.exact(sum) })}
    </Box>
  ));
}

export interface PasteNoticeProps {
  readonly report: PasteReport;
  readonly form: AmountForm;
  readonly table: TargetTable;
  readonly onPlace: (line: PastedLine, tax: string) => void;
}

/** Says what became of a pasted block, and lets a person choose the tax of rows that named none. */
export function PasteNotice({ report, form, table, onPlace }: PasteNoticeProps) {
  const t = useMessages(targetTexts);
  if (report.kind === 'width')
    return (
      <LineNotice tone="bad" role="alert">
        {t('paste.width', { count: report.expected, found: report.found })}
      </LineNotice>
    );
  if (report.kind === 'overflow')
    return (
      <LineNotice tone="bad" role="alert">
        {t('paste.overflow')}
      </LineNotice>
    );
  const { taken, unplaced, repeated, sums } = report;
  const taxes = [
    { value: '', label: t('paste.leave') },
    ...table.rows.filter(({ tax, isEmpty }) => isEmpty && !tax.isGone).map(({ tax }) => ({ value: tax.code, label: tax.name })),
  ];
  return (
    <LineNotice tone={isWhole(report) ? 'good' : 'watch'} role="status">
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box>{t('paste.taken', { count: taken })}</Box>
        <PastedSums sums={sums} form={form} table={table} />
        {repeated.length > 0 && <Box>{t('paste.repeated', { names: repeated.join('; ') })}</Box>}
        {unplaced.length > 0 && <Box>{t('paste.unplaced', { count: unplaced.length })}</Box>}
        {unplaced.map((line, index) => {
          const label = line.label === '' ? t('paste.unnamed') : line.label;
          return (
            <Box
              key={`${String(index)} ${label}`}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.primary' }}
            >
              <span>
                {label}: {line.texts.join(' · ')}
              </span>
              {line.texts.length > 0 && (
                <MenuField
                  label={t('paste.choose', { label })}
                  value=""
                  options={taxes}
                  onChoose={(tax) => tax !== '' && onPlace(line, tax)}
                />
              )}
            </Box>
          );
        })}
      </Box>
    </LineNotice>
  );
}
