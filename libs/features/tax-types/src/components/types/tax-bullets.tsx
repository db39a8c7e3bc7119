import { AnswerPanel, daysOf, drawn, rowsOf, share, useFilters } from '@pendapa/analysis';
import { BulletList } from '@pendapa/charts';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/tax-types.ts';
import { useTaxName } from './former-names.tsx';
import { useTaxes, type TaxAnswer } from './questions.ts';
import { reachedBy } from './tax-figures.ts';
import { TaxTable } from './tax-table.tsx';

const NEAR = 0.9;

function Bullets({ answer }: { readonly answer: TaxAnswer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const name = useTaxName();
  const { change } = useFilters();
  const bullets = rowsOf(answer).map(({ codes, current }) => ({
    key: codes.taxType ?? '',
    label: name(answer, codes.taxType),
    value: drawn(current.achievement),
    thin: share(current.targetApbd, current.target),
    solid: current.target === null ? null : 1,
    text: format.value(current.achievement, 'ratio'),
    exact: t('bullets.exact', {
      realised: format.valueExact(current.realisedToDate, 'money'),
      target: format.valueExact(current.target, 'money'),
    }),
    detail: format.value(current.realisedToDate, 'money'),
  }));
  return (
    <BulletList
      bullets={bullets}
      description={t('bullets.description', { period: format.period(daysOf(answer, 'achievement').current) })}
      names={{ bar: t('bullets.bar'), thin: t('bullets.thin'), solid: t('bullets.solid') }}
      onSelect={(code) => change({ tax: [code] })}
    />
  );
}

/** How far each tax type is on the way to its annual targets; a click goes into one. */
export function TaxBullets({ height }: { readonly height: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <AnswerPanel
      title={t('bullets.title')}
      asked={useTaxes()}
      measure="achievement"
      height={height}
      view={{
        subtitle: (answer) => t('bullets.subtitle', { period: format.period(daysOf(answer, 'achievement').current) }),
        sentence: (answer) => {
          const { atTarget, targeted } = reachedBy(rowsOf(answer), NEAR);
          return targeted === 0 ? null : t('bullets.sentence', { count: atTarget, all: format.count(targeted) });
        },
        chart: (answer) => <Bullets answer={answer} />,
        table: (answer) => <TaxTable answer={answer} maxHeight={height} />,
      }}
    />
  );
}
