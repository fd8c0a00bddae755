import { Presets, SingleBar } from 'cli-progress';

/** Shows how far the work is: a bar on a terminal, a line for each tenth where lines are kept. */
export interface Progress {
  reached(articles: number): void;
  end(): void;
}

export function showProgress(total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (stream.isTTY) {
    const format = 'Enregistrement {bar} {percentage} % | {value} / {total} articles';
    const bar = new SingleBar({ format, stream, hideCursor: true }, Presets.shades_classic);
    bar.start(total, 0);
    return { reached: (articles) => bar.update(articles), end: () => bar.stop() };
  }
  let told = 0;
  return {
    reached: (articles) => {
      const tenths = Math.floor((articles / total) * 10);
      if (tenths > told) stream.write(`Enregistrement : ${articles} / ${total} articles\n`);
      told = tenths;
    },
    end: () => {},
  };
}
