import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function ArrearsTaxTypePage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('taxType')}
      question={t('taxType.question')}
      needs={[t('need.arrears'), t('need.ageClasses'), t('need.payments')]}
    />
  );
}
