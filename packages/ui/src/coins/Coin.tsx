/** The coin: a disc with a sprout, never a ¥. Decorative. */
export function Coin({ size = 20 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="10.5" fill="#F7BB2E" stroke="#D9930A" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="7.6" stroke="#FEEDC4" strokeWidth="1" />
      <path d="M12 17.5V11" stroke="#8A5704" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d="M12 12C8.6 12 6.9 10.4 6.7 7.4 9.7 7.4 11.7 9 12 12ZM12 12c.2-2.5 1.9-4.1 5-4-.2 2.7-2 4.2-5 4Z"
        fill="#8A5704"
      />
    </svg>
  );
}
