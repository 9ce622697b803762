/** The mark: a speech bubble whose seed is a coin, growing two leaves. Legible from 24 px; decorative. */
export function Logo({ size = 32 }: { size?: number | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <path d="M17 18h14a12 12 0 0 1 0 24H19l-8 5 1.6-7.6A12 12 0 0 1 17 18Z" fill="var(--y-logo, #0B6D64)" />
      <path d="M24 30V15" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M24 18V13" stroke="var(--y-logo, #0B6D64)" strokeWidth="2.6" />
      <path d="M24 14.5C15.5 14.6 10.6 10.6 10 3.2 17.6 3 23 6.6 24 14.5Z" fill="var(--y-logo, #0B6D64)" />
      <path d="M24 14.5C24.6 8.2 29 3.8 37.6 4.4 37 11.4 31.6 15 24 14.5Z" fill="#47AFA3" />
      <circle cx="24" cy="31" r="5" fill="#F7BB2E" />
    </svg>
  );
}
