import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function TaxSubjectsPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('subjects')}
      question={t('subjects.question')}
      needs={[t('need.taxpayers'), t('need.paymentsOfTaxpayers'), t('need.objects'), t('need.arrears')]}
    />
  );
}
