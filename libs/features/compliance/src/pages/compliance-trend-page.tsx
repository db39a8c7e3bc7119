import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function ComplianceTrendPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('trend')}
      question={t('trend.question')}
      needs={[
        t('need.obligationsOverYears'),
        t('need.returns'),
        t('need.paymentsOnObligations'),
        t('need.objectEvents'),
        t('need.markedEvents'),
      ]}
    />
  );
}
