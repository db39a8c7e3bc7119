import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SheetNames, WorkList, WorkListRow } from '@pendapa/contracts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { NEW_SHEET, PrintOnly } from '@pendapa/ui-layout';
import { workTexts } from '../messages/list.ts';
import { rowCode } from '../parts/row-code.ts';
import { sheetsOf, type Sheet } from './sheets.ts';
import { useRowNames } from './work-row.tsx';

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  mt: 1,
  '& th, & td': { border: '1px solid', p: 0.5, textAlign: 'left', verticalAlign: 'top', typography: 'body2' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  // Room to write.
  '& tbody td': { height: '21mm' },
} as const;

const sumOf = (rows: readonly WorkListRow[]): string => String(rows.reduce((sum, { owedNow, owed }) => sum + BigInt(owedNow ?? owed), 0n));

interface PrintedSheetProps extends Pick<PrintedSheetsProps, 'list' | 'names'> {
  readonly sheet: Sheet;
  readonly number: number;
  readonly sheets: number;
}

function PrintedSheet({ list, names, sheet: { region, rows }, number, sheets }: PrintedSheetProps) {
  const t = useMessages(workTexts);
  const format = useFormat();
  const nameOf = useRowNames(list.names);
  return (
    <Box component="section" sx={NEW_SHEET}>
      <Typography variant="h2">{t('printed', { region: nameOf('region', region) ?? t('noRegion') })}</Typography>
      <Typography variant="body2">
        {t('printedAbout', { name: list.name, date: format.date(list.snapshot), asOf: format.date(list.present.asOf) })}{' '}
        {t(names === null ? 'printedMasked' : 'printedFull')} {t('printedSheet', { n: format.count(number), all: format.count(sheets) })}
      </Typography>
      <Box component="table" sx={tableStyle}>
        <thead>
          <tr>
            {(['rowCode', 'object', 'tax', 'owed', 'result'] as const).map((key) => (
              <th key={key} scope="col" className={key === 'owed' ? 'number' : undefined}>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position}>
              <td>{rowCode(list.id, row.position)}</td>
              <td>
                {row.number ?? t('notInData')}
                <br />
                {names?.[String(row.position)] ?? row.name}
              </td>
              <td>{nameOf('tax', row.tax)}</td>
              <td className="number">
                {format.moneyExact(row.owedNow ?? row.owed)}
                {row.debt === 'paid' && (
                  <>
                    <br />
                    {t('debt.paid', { paid: format.moneyExact(row.paid) })}
                  </>
                )}
              </td>
              <td>{row.debt === 'paid' ? t('debt.paidOpen') : `□ ${t('state.done')} □ ${t('state.not-found')}`}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t('sheetSum')}</td>
            <td className="number">{format.moneyExact(sumOf(rows))}</td>
            <td />
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

export interface PrintedSheetsProps {
  readonly list: WorkList;
  /** Full names by position; null prints masked ones. */
  readonly names: SheetNames['names'] | null;
  /** The sheets are printed, or were given up. */
  readonly onDone: () => void;
}

/** A work list on paper: each region begins a new sheet, so that each field officer takes only one. */
export function PrintedSheets({ list, names, onDone }: PrintedSheetsProps) {
  const sheets = sheetsOf(list.items);
  return (
    <PrintOnly onDone={onDone}>
      {sheets.map((sheet, index) => (
        <PrintedSheet
          key={sheet.rows[0]?.position ?? index}
          list={list}
          names={names}
          sheet={sheet}
          number={index + 1}
          sheets={sheets.length}
        />
      ))}
    </PrintOnly>
  );
}
