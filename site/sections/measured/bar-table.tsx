import type { Bar, Chart } from '../../../content/pages/work/this-site.ts';
import { HeadedTable } from '../../components/headed-table.tsx';
import { Link } from '../../components/link.tsx';
import table from '../../components/table.module.css';
import { nameOf } from '../../page.ts';
import { HeadedSection } from '../section-head/headed-section.tsx';
import styles from './bar-table.module.css';

/**
 * A table whose second column draws the figures of its row to one scale. The bars are hidden from screen readers.
 * The roles keep it a table for screen readers on a phone, where the bar has a line of its own.
 */
export function BarTable({ chart: { id, heading, lede, caption, columns, key, mark, bars } }: { chart: Chart }) {
  const longest = Math.max(...bars.map(total));
  return (
    <HeadedSection id={id} title={heading} lede={lede} look="soft">
      <ul className={`small row ${styles.key}`} aria-hidden="true">
        {key.map((name, piece) => (
          <li key={name}>
            <Swatch fill={paints[piece]} /> {name}
          </li>
        ))}
        <li>
          <Swatch fill="var(--ink)" width="2" /> {mark}
        </li>
      </ul>
      <div className="container">
        <HeadedTable caption={caption} columns={columns} className={`${table.stacked} tabular ${styles.table}`}>
          {bars.map((bar) => (
            <tr key={bar.link} role="row">
              <th scope="row" role="rowheader">
                <Link to={bar.link}>{nameOf(bar.link)}</Link>
              </th>
              <td role="cell">
                <BarOf bar={bar} longest={longest} />
              </td>
              {bar.figures.map((figure, column) => (
                <td key={column} role="cell">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </HeadedTable>
      </div>
    </HeadedSection>
  );
}

/** Of the pieces of a bar, in their order. */
const paints = ['var(--cobalt)', 'var(--marigold)', 'var(--turquoise)', 'var(--edge)'];

function Swatch({ fill, width = '0.9rem' }: { fill: string | undefined; width?: string }) {
  return (
    <svg width={width} height="0.9rem">
      <rect fill={fill} width="100%" height="100%" />
    </svg>
  );
}

const WIDTH = 1000;
const total = ({ lengths }: Bar) => lengths.reduce((sum, length) => sum + length, 0);

function BarOf({ bar, longest }: { bar: Bar; longest: number }) {
  const scale = (value: number) => Math.round((value / longest) * WIDTH);
  return (
    <svg
      className={styles.bar}
      overflow="visible"
      width="100%"
      viewBox={`0 0 ${WIDTH} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bar.lengths.map((length, piece) => (
        <rect
          key={piece}
          fill={paints[piece]}
          x={scale(bar.lengths.slice(0, piece).reduce((sum, before) => sum + before, 0))}
          width={scale(length)}
          height="20"
        />
      ))}
      <path stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke" d={`M${scale(bar.mark)}-3v26`} />
    </svg>
  );
}
