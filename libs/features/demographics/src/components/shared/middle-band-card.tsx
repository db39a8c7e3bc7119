import { useMessages } from '@pendapa/i18n';
import { FactCard, type FactCardProps } from '@pendapa/panels';
import { messages } from '../../messages/groups.ts';
import { bandReaching } from './bands.ts';

interface MiddleBandCardProps<M extends string, D extends string> extends Pick<
  FactCardProps<M, D>,
  'label' | 'definition' | 'query' | 'measure'
> {
  /** Text about the band that half of the members do not exceed. */
  readonly text: (band: string) => string;
  /** Dimension whose members are shown. */
  readonly by: NoInfer<D>;
  /** Measure that counts the members of a band. */
  readonly count: NoInfer<M>;
}

/** Card of the band that contains the median. The median itself would be a single amount. */
export function MiddleBandCard<M extends string, D extends string>({ text, by, count, ...card }: MiddleBandCardProps<M, D>) {
  const t = useMessages(messages);
  return (
    <FactCard
      {...card}
      fact={({ rows, name, format }) => {
        const middle = bandReaching(rows, by, count, 0.5);
        if (!middle) return null;
        const band = name(by, middle);
        return { value: t('middle.from', { from: format.money(middle.codes[by]) }), exact: band, text: text(band) };
      }}
    />
  );
}
