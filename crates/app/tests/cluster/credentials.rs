//! A credentials file (`.creds`) for NATS: a key and a token that the operator of the server has signed.

use nkeys::KeyPair;
use serde_json::{Value, json};

use crate::cluster::{TestNode, eventually};
use crate::private_nats::PrivateNats;
use crate::private_postgres::create_database;

/// Base64 for URLs, without padding.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk
            .iter()
            .enumerate()
            .fold(0, |bits, (index, byte)| bits | u32::from(*byte) << (16 - 8 * index));
        for digit in 0..=chunk.len() {
            text.push(DIGITS[(bits >> (18 - 6 * digit) & 63) as usize].into());
        }
    }
    text
}

/// A token about the subject, signed by the issuer.
fn sign(issuer: &KeyPair, subject: &KeyPair, name: &str, kind: &str, mut claims: Value) -> String {
    claims["type"] = json!(kind);
    claims["version"] = json!(2);
    let body = json!({
        "jti": format!("{name}-1"), "iat": 1_700_000_000, "iss": issuer.public_key(), "name": name,
        "sub": subject.public_key(), "nats": claims
    });
    let header = json!({ "typ": "JWT", "alg": "ed25519-nkey" });
    let text = format!("{}.{}", base64(header.to_string().as_bytes()), base64(body.to_string().as_bytes()));
    let signature = issuer.sign(text.as_bytes()).unwrap();
    format!("{text}.{}", base64(&signature))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(
    not(nats_installed),
    ignore = "PostgreSQL or nats-server is not installed (Debian: postgresql, nats-server)"
)]
async fn nats_with_a_credentials_file_stays_secret() {
    let (operator, account, user) = (KeyPair::new_operator(), KeyPair::new_account(), KeyPair::new_user());
    let limits = json!({ "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "conn": -1, "leaf": -1, "wildcards": true });
    let operator_token = sign(&operator, &operator, "operator", "operator", json!({}));
    let account_token = sign(&operator, &account, "account", "account", json!({ "limits": limits }));
    // What docs/cluster.md says that a node needs.
    let subjects = json!({ "allow": ["rodeo.1.>", "_INBOX.>"] });
    let claims = json!({ "pub": subjects, "sub": subjects, "subs": -1, "data": -1, "payload": -1 });
    let user_token = sign(&account, &user, "node", "user", claims);
    let nats = PrivateNats::start_with(|_| {
        let account = account.public_key();
        format!(
            "operator: {operator_token}\nresolver: MEMORY\nresolver_preload: {{ {account}: {account_token} }}"
        )
    });
    let credentials = |seed: &str| {
        format!(
            "-----BEGIN NATS USER JWT-----\n{user_token}\n------END NATS USER JWT------\n\n\
             -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
        )
    };
    let (database, folder) = (create_database(), tempfile::tempdir().unwrap());
    let (seed, wrong) = (user.seed().unwrap(), KeyPair::new_user().seed().unwrap());
    let mut nodes = Vec::new();
    for (name, seed) in [("red", &seed), ("blue", &seed), ("green", &wrong)] {
        let file = folder.path().join(name);
        std::fs::write(&file, credentials(seed)).unwrap();
        let (url, file) = (nats.url(), file.to_str().unwrap());
        let arguments = ["--nats", &url, "--nats-credentials", file, "--log", "trace"];
        nodes.push(TestNode::start(name, &database, &arguments).await);
    }
    for node in &nodes[..2] {
        eventually("the nodes find each other", async || node.metric("rodeo_routing_peers").await == 1).await;
    }
    // A key that does not belong to the token is refused.
    let green = &nodes[2];
    eventually("the error is logged", async || green.process.log().to_lowercase().contains("authorization"))
        .await;
    assert_eq!(green.metric("rodeo_routing_connected").await, 0);
    for node in &nodes {
        let log = node.process.log();
        assert!(!log.to_lowercase().contains("violation") || node.address == green.address, "{log}");
        for secret in [&seed, &wrong, &user_token] {
            assert!(!log.contains(secret.as_str()), "{log}");
        }
    }
}
