import type { SVGProps } from 'react';

/**
 * The product's mark: the dotless ı of its name (Literata, semibold) as the caret at which one writes. It says nothing by
 * itself and takes the colour of the text around it; `x`, `y`, `width` and `height` place it inside another drawing.
 */
export function CaretMark(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 291 515" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M291 515H0v-61l50-8q18-3 24-13 5-10 5-37V144q0-36-6-48-7-12-30-15L1 75 8 10 198 0l14 7v391q0 26 6 35 5 9 23 13l50 9z" />
    </svg>
  );
}
