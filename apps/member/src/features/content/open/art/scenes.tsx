import { ink, Scene } from './Scene.tsx';

const sprout = (x: number, y: number, scale = 1) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d="M0 0V-34" stroke={ink.leaf} strokeWidth="6" strokeLinecap="round" />
    <path d="M0-32C-20-32-31-41-32-58-15-58-3-50 0-32Z" fill={ink.leaf} />
    <path d="M0-32C1-47 11-57 31-56 29-40 17-31 0-32Z" fill={ink.light} />
  </g>
);

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, row) => (
    <path
      key={`${y + row * 16}`}
      d={`M${x} ${y + row * 16}h${width}`}
      stroke={ink.line}
      strokeWidth="5"
      strokeLinecap="round"
    />
  ));

/** A questionnaire and what grows from it: /product. */
export function QuestionsScene() {
  return (
    <Scene>
      <rect
        x="70"
        y="40"
        width="120"
        height="150"
        rx="14"
        fill={ink.paper}
        stroke={ink.line}
        strokeWidth="3"
      />
      <circle cx="92" cy="74" r="7" fill={ink.gold} />
      <circle cx="92" cy="104" r="7" stroke={ink.line} strokeWidth="3" />
      <circle cx="92" cy="134" r="7" fill={ink.light} />
      {lines(110, 74, [58])}
      {lines(110, 104, [44])}
      {lines(110, 134, [52])}
      {lines(88, 164, [74])}
      <path d="M208 84h64a16 16 0 0 1 16 16v28a16 16 0 0 1-16 16h-36l-20 16 4-16h-12Z" fill={ink.leaf} />
      <path d="M226 108h44M226 124h28" stroke={ink.paper} strokeWidth="5" strokeLinecap="round" />
      {sprout(252, 84, 0.9)}
      {sprout(44, 194, 0.8)}
    </Scene>
  );
}

/** Two speech bubbles that share a seed: /cooperate. */
export function TogetherScene() {
  return (
    <Scene>
      <path
        d="M48 76h96a22 22 0 0 1 22 22v36a22 22 0 0 1-22 22H92l-28 22 5-22H48a22 22 0 0 1-22-22V98a22 22 0 0 1 22-22Z"
        fill={ink.light}
      />
      <path
        d="M176 54h96a22 22 0 0 1 22 22v36a22 22 0 0 1-22 22h-20l5 22-28-22h-53a22 22 0 0 1-22-22V76a22 22 0 0 1 22-22Z"
        fill={ink.leaf}
      />
      <circle cx="160" cy="106" r="19" fill={ink.gold} stroke={ink.paper} strokeWidth="5" />
      <path d="M56 104h58M56 122h40" stroke={ink.paper} strokeWidth="5" strokeLinecap="round" />
      <path d="M206 82h60M206 100h44" stroke={ink.paper} strokeWidth="5" strokeLinecap="round" />
      {sprout(160, 86, 0.85)}
    </Scene>
  );
}

/** A school bag with books and a sprout: /activities/recruit. */
export function CampusScene() {
  return (
    <Scene>
      <path d="M134 60c0-30 52-30 52 0" stroke={ink.soil} strokeWidth="8" />
      <rect x="104" y="58" width="112" height="132" rx="30" fill={ink.leaf} />
      <path d="M104 118h112" stroke={ink.paper} strokeWidth="4" />
      <rect x="126" y="132" width="68" height="42" rx="10" fill={ink.light} />
      <circle cx="160" cy="118" r="9" fill={ink.gold} />
      <rect x="226" y="150" width="70" height="18" rx="5" fill={ink.gold} />
      <rect x="220" y="170" width="74" height="20" rx="5" fill={ink.light} />
      {sprout(262, 150, 0.9)}
      <path d="M38 190c0-40 16-66 40-74 6 34-8 62-40 74Z" fill={ink.light} />
      <path d="M40 188c6-26 16-46 34-66" stroke={ink.leaf} strokeWidth="4" strokeLinecap="round" />
    </Scene>
  );
}

/** A signpost on a path: /drainage. */
export function SignpostScene() {
  return (
    <Scene>
      <path
        d="M60 196c40-40 70-26 96-58s20-46 60-56"
        stroke={ink.gold}
        strokeWidth="14"
        strokeLinecap="round"
        strokeDasharray="2 26"
      />
      <path d="M216 194V58" stroke={ink.soil} strokeWidth="9" strokeLinecap="round" />
      <path d="M160 58h88l24 20-24 20h-88Z" fill={ink.leaf} />
      <path d="M178 78h56" stroke={ink.paper} strokeWidth="6" strokeLinecap="round" />
      <path d="M262 112h-72l-18 16 18 16h72Z" fill={ink.light} />
      {sprout(88, 128, 1)}
      {sprout(268, 194, 0.6)}
    </Scene>
  );
}

/** A phone with a sprout growing out of it: /app and /app/down. */
export function PhoneScene() {
  return (
    <Scene>
      <rect x="108" y="34" width="104" height="160" rx="20" fill={ink.soil} />
      <rect x="116" y="46" width="88" height="136" rx="12" fill={ink.paper} />
      <path
        d="M138 76h44a14 14 0 0 1 14 14v18a14 14 0 0 1-14 14h-26l-16 12 4-12h-6a14 14 0 0 1-14-14V90a14 14 0 0 1 14-14Z"
        fill={ink.leaf}
      />
      <circle cx="160" cy="99" r="9" fill={ink.gold} />
      {lines(132, 150, [56, 36])}
      {sprout(160, 76, 0.8)}
      {sprout(60, 194, 0.8)}
      <path d="M232 120h40a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-40Z" fill={ink.light} />
      <path d="M246 134h22M246 148h14" stroke={ink.paper} strokeWidth="4" strokeLinecap="round" />
    </Scene>
  );
}
