import { AnswerTable, rowsOf, useColumns, useMemberName, type AnswerTo, type Row } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/regional.ts';
import { levelsIn } from '../shared/levels-in.ts';
import type { MapDimension } from '../shared/use-map-levels.ts';
import type { MapReading } from './map-measure.ts';

export interface RegionMapTableProps<M extends string> {
  readonly answer: AnswerTo<M, MapDimension>;
  readonly reading: MapReading<Row<M, MapDimension>>;
  readonly maxHeight: number;
}

/** What the map shows, with what has no region as rows of its own. */
export function RegionMapTable<M extends string>({ answer, reading, maxHeight }: RegionMapTableProps<M>) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useMemberName();
  const rows = rowsOf(answer);
  const columns = useColumns<(typeof rows)[number]>(rows);
  const { group, level } = levelsIn(answer);
  return (
    <AnswerTable
      caption={t('map.subtitle', { measure: reading.name, period: format.period(answer.period) })}
      rows={rows}
      rowKey={({ codes }) => `${codes[group]} ${codes[level]}`}
      maxHeight={maxHeight}
      columns={[
        columns.name({ key: level, header: t(`level.${level}`), text: ({ codes }) => name(answer, level, codes[level]) }),
        ...(group === level
          ? []
          : [columns.name({ key: group, header: t(`level.${group}`), text: ({ codes }) => name(answer, group, codes[group]) })]),
        { key: 'value', kind: 'number', header: reading.name, cell: reading.exact, sortBy: reading.value, file: reading.file },
      ]}
    />
  );
}
