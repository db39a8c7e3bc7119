import { render } from '@testing-library/react';
import { unbroken } from './unbroken.tsx';

it('keeps codes with a hyphen in one piece, and leaves other text as it is', () => {
  const { container } = render(<p>{unbroken('Pajak Bumi dan Bangunan (PBB-P2), bukan pajak lain-lain')}</p>);
  expect(container).toHaveTextContent('Pajak Bumi dan Bangunan (PBB-P2), bukan pajak lain-lain');
  expect([...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent)).toEqual(['PBB-P2']);
  expect(unbroken('Pajak Hotel')).toBe('Pajak Hotel');
});
