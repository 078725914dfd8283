//! Which addresses are public: those that anybody on the internet could reach anyway.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Networks of IPv4 that are not public, by their first address and the bits that count.
const PRIVATE_V4: [([u8; 4], u32); 16] = [
    ([0, 0, 0, 0], 8),        // this network
    ([10, 0, 0, 0], 8),       // private
    ([100, 64, 0, 0], 10),    // carriers' own; some clouds' metadata
    ([127, 0, 0, 0], 8),      // this machine
    ([168, 63, 129, 16], 32), // a cloud's inner service behind a public number
    ([169, 254, 0, 0], 16),   // link; most clouds' metadata
    ([172, 16, 0, 0], 12),    // private
    ([192, 0, 0, 0], 24),     // protocols
    ([192, 0, 2, 0], 24),     // documentation
    ([192, 88, 99, 0], 24),   // old relays from IPv6
    ([192, 168, 0, 0], 16),   // private
    ([198, 18, 0, 0], 15),    // measurements
    ([198, 51, 100, 0], 24),  // documentation
    ([203, 0, 113, 0], 24),   // documentation
    ([224, 0, 0, 0], 4),      // multicast
    ([240, 0, 0, 0], 4),      // reserved; broadcast
];

/// Networks inside the public part of IPv6 that are not public.
const PRIVATE_V6: [([u16; 2], u32); 4] = [
    ([0x2001, 0x0000], 23), // protocols, tunnels
    ([0x2001, 0x0db8], 32), // documentation
    ([0x2002, 0x0000], 16), // tunnels, which hold an address of IPv4
    ([0x3fff, 0x0000], 20), // documentation
];

/// Whether an address is public.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let bits = address.to_bits();
    !PRIVATE_V4.iter().any(|(network, length)| {
        let network = u32::from_be_bytes(*network);
        (bits ^ network) >> (32 - length) == 0
    })
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    if let Some(inner) = inner_v4(address) {
        return is_public_v4(inner);
    }
    let [first, second, ..] = address.segments();
    let head = u32::from(first) << 16 | u32::from(second);
    let private = PRIVATE_V6.iter().any(|([one, two], length)| {
        let network = u32::from(*one) << 16 | u32::from(*two);
        (head ^ network) >> (32 - length) == 0
    });
    // Only 2000::/3 is given out to the public: this machine, links, sites and multicast are elsewhere.
    first >> 13 == 0b001 && !private
}

/// The address of IPv4 that one of IPv6 only wraps: mapped (`::ffff:0:0/96`), or translated on the way (`64:ff9b::/96`).
fn inner_v4(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let [.., high, low] = address.segments();
    let wraps = matches!(address.segments(), [0, 0, 0, 0, 0, 0xffff, ..] | [0x64, 0xff9b, 0, 0, 0, 0, ..]);
    wraps.then(|| Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn public(text: &str) -> bool {
        is_public(text.parse().unwrap())
    }

    #[test]
    fn addresses_of_everybody() {
        for text in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "168.63.129.15",
            "168.63.129.17",
            "169.253.255.255",
            "169.255.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.0",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "223.255.255.255",
            "2606:4700::1111",
            "2001:200::1",
            "2001:db9::1",
            "2a00::1",
            "3fff:1000::1",
            "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1",
        ] {
            assert!(public(text), "{text}");
        }
    }

    #[test]
    fn addresses_of_nobody_else() {
        for text in [
            "0.0.0.0",
            "0.255.255.255",
            "10.0.0.1",
            "10.255.255.255",
            "100.64.0.0",
            "100.100.100.200",
            "100.127.255.255",
            "127.0.0.1",
            "127.255.255.255",
            "168.63.129.16",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.192",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.0.1",
            "192.168.255.255",
            "198.18.0.0",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.7",
            "224.0.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1.1.1.1",
            "100::1",
            "2001::1",
            "2001:1ff::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:101:101::",
            "3fff::1",
            "3fff:fff::1",
            "4000::1",
            "5f00::1",
            "fc00::1",
            "fd00:ec2::254",
            "fdff::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "ff02::1",
            "ffff::1",
        ] {
            assert!(!public(text), "{text}");
        }
    }
}
