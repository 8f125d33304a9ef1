import { arcPath } from '../tick-ring.tsx';
import { namedFigures } from '../named-figures.tsx';
import { deep, dots, ground, plate, sun } from '../guides/term-paints.tsx';

const sheet = <path {...plate} d="M24 30H134V180H24Z" />;

/**
 * What a reader may expect of every text: a writer at the sheet, who can be spoken to; a fact with its source; short
 * sentences, read aloud; the text as it is published.
 */
export const TextPromise = namedFigures(
  [
    <g key="writer">
      {sheet}
      <path strokeWidth="3" d="M40 52H118M40 70H118M40 88H118M40 106H92" />
      <path stroke={sun.fill} strokeWidth="6" d="m92 108 66 30" />
      <path stroke={deep.fill} strokeWidth="14" d="m150 135 40 17" />
      <path {...deep} d="M172 180v-38a36 36 0 0 1 72 0v38ZM208 54a20 20 0 1 0 .01 0Z" />
      <path {...sun} d="M244 24h60v40h-32l-16 16V64h-12Z" />
    </g>,
    <g key="source">
      {sheet}
      <path strokeWidth="3" d="M40 52H118M40 70H118M40 116H118M40 134H118M40 152H92" />
      <path {...sun} d="M40 84h62v16H40Z" />
      <path {...dots} d="M110 92h74" />
      <path {...deep} d="M192 50H296V180H192Z" />
      <path {...plate} d="M204 164H296V180H204ZM218 68H278V116H218Z" />
      <path strokeWidth="5" d="m234 92 10 11 18-22" />
    </g>,
    <g key="aloud">
      {sheet}
      <path strokeWidth="3" d="M40 52H96M40 70H110M40 106H88M40 124H104M40 142H80" />
      {[36, 64, 92].map((radius) => (
        <path
          key={radius}
          stroke={radius === 36 ? sun.fill : deep.fill}
          strokeWidth="8"
          d={arcPath({ centre: [146, 100], radius, from: -46, to: 46 })}
        />
      ))}
    </g>,
    <g key="published">
      <path {...plate} d="M24 24H296V180H24Z" />
      <path {...deep} d="M24 24H296V46H24ZM44 64H168V82H44Z" />
      <path fill="var(--f-turq)" stroke="none" d="M192 64H276V124H192Z" />
      <path {...sun} d="M252 74a10 10 0 1 0 .01 0ZM44 140H96V144H44Z" />
      <path strokeWidth="3" d="M44 98H168M44 114H150M44 134H96M44 160H132M192 138H276M192 152H248" />
    </g>,
  ],
  { viewBox: '0 0 320 200', stroke: 'var(--f-line)', strokeWidth: '1.25', before: ground },
);
