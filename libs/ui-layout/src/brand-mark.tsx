/** Logo: a joglo roof whose pillars are the bars of a chart. Inherits the text colour. */
export function BrandMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M13 3h6l3 6H10z" />
      <path d="M9.4 10.5h13.2L30 17H2z" />
      <path d="M5 25.5h4V29H5zM11 22.5h4V29h-4zM17 19h4v10h-4zM23 19h4v10h-4z" opacity=".9" />
    </svg>
  );
}
