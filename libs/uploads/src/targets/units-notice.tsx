import Box from '@mui/material/Box';
import { useMessages } from '@pendapa/i18n';
import { LineNotice } from '@pendapa/ui-layout';
import { targetTexts } from '../messages/targets.ts';
import type { TargetTable } from './target-table.ts';
import { isContradictory, unitSums, type UnitSum } from './unit-sums.ts';
import type { ServiceUnit } from './use-service-units.ts';
import { useTypedMoney } from './use-typed-money.ts';

interface SumsProps {
  readonly sums: readonly UnitSum[];
}

/** Compares the sums of the units with the targets of the agency. */
function UnitSumLines({ sums }: SumsProps) {
  const t = useMessages(targetTexts);
  const money = useTypedMoney();
  const differing = sums.filter(({ units, agency }) => units !== agency);
  if (differing.length === 0) return <Box>{t('units.equal')}</Box>;
  return differing.map(({ tax, units, agency }) => (
    <Box key={tax.code}>
      {agency === null
        ? t('units.noAgency', { tax: tax.name, units: money.exact(units) })
        : t('units.differs', { tax: tax.name, units: money.exact(units), agency: money.exact(agency) })}
    </Box>
  ));
}

export interface UnitsNoticeProps {
  /** Tables of all levels; the whole agency first. */
  readonly tables: readonly TargetTable[];
  readonly units: readonly ServiceUnit[];
}

/** Says which service units have targets, and whether they add up to those of the agency; nothing if none has. */
export function UnitsNotice({ tables, units }: UnitsNoticeProps) {
  const t = useMessages(targetTexts);
  const money = useTypedMoney();
  const ofUnits = tables.filter(({ serviceUnit }) => serviceUnit !== null);
  if (ofUnits.length === 0) return null;
  const nameOf = ({ serviceUnit }: TargetTable): string => units.find(({ code }) => code === serviceUnit)?.name ?? serviceUnit ?? '';
  const open = tables.filter(({ faults, ambiguous }) => faults.length > 0 || ambiguous !== null);
  const sums = unitSums(tables);
  const tone = sums === null ? 'watch' : sums.some(isContradictory) ? 'bad' : 'good';
  return (
    <LineNotice tone={tone} role="status">
      <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
        {ofUnits.map((table) => (
          <Box key={table.serviceUnit}>{t('units.sum', { unit: nameOf(table), total: money.exact(table.total) })}</Box>
        ))}
        {open.length > 0 && (
          <Box>
            {t('units.open', { names: open.map((table) => (table.serviceUnit === null ? t('units.agency') : nameOf(table))).join(', ') })}
          </Box>
        )}
        {sums !== null && <UnitSumLines sums={sums} />}
        {sums !== null && <Box>{t('units.file', { total: money.exact(tables.reduce((sum, { total }) => sum + (total ?? 0n), 0n)) })}</Box>}
      </Box>
    </LineNotice>
  );
}
