import classes from './Stamp.module.css';

interface StampProps {
  /** Two or three characters: 「已签」, 「已完成」. */
  text: string;
  size?: number | undefined;
  /** Animates the stamp; ignored with reduced motion. */
  fresh?: boolean | undefined;
}

/** The red seal, slightly rotated. It is decorative: the page must also say it as text. */
export function Stamp({ text, size = 54, fresh = false }: StampProps) {
  return (
    <svg
      className={classes['root']}
      data-fresh={fresh}
      width={size}
      height={size}
      viewBox="0 0 54 54"
      aria-hidden="true"
      focusable="false"
    >
      <circle
        cx="27"
        cy="27"
        r="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="38 1.5 52 1 30 2"
      />
      <circle cx="27" cy="27" r="19.5" fill="none" stroke="currentColor" />
      <text
        x="27"
        y={text.length > 2 ? 31.5 : 33}
        textAnchor="middle"
        fontSize={text.length > 2 ? 12 : 16}
        fontWeight="700"
        fill="currentColor"
      >
        {text}
      </text>
    </svg>
  );
}
