import { FactCard, type Asked } from '@pendapa/analysis';
import { useFormat, useMessages } from '@pendapa/i18n';
import { messages } from '../../messages/groups.ts';
import type { HeldMeasure } from '../../questions/groups.ts';

/** How many objects one of those who hold any has. */
export function ObjectsEach<D extends string>({ asked }: { readonly asked: Asked<HeldMeasure, D> }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <FactCard
      label={t('objectsEach')}
      asked={asked}
      measure="objects"
      fact={({ total }) => {
        const [objects, holders] = [total('objects'), total('taxpayers')];
        if (objects === null || !Number(holders)) return null;
        const each = Number(objects) / Number(holders);
        const text = t('objectsEachText', { objects: format.count(Number(objects)), holders: format.count(Number(holders)) });
        return { value: format.value(each, 'decimal'), text, figure: { kind: 'decimal', value: each } };
      }}
    />
  );
}
