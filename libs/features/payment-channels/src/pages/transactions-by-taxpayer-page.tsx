import { useMessages } from '@pendapa/i18n';
import { PlannedPage } from '@pendapa/ui-layout';
import { menu } from '../messages/menu.ts';
import { pages } from '../messages/pages.ts';

export default function TransactionsByTaxpayerPage() {
  const title = useMessages(menu);
  const t = useMessages(pages);
  return (
    <PlannedPage
      title={title('byTaxpayer')}
      question={t('byTaxpayer.question')}
      needs={[t('need.paymentsOfTaxpayers'), t('need.taxpayers'), t('need.arrears')]}
    />
  );
}
