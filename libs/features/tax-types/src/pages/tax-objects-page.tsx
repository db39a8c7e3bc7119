import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function TaxObjectsPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('objects')}
      question={t('objects.question')}
      needs={[t('need.objects'), t('need.objectEvents'), t('need.assessments'), t('need.returns'), t('need.payments')]}
    />
  );
}
